import { useEffect, useRef } from 'react'

/** A search field that follows the words in the address, unless others are being typed meanwhile. Made anew it would lose the focus. */
export function useWords(words: string) {
  const field = useRef<HTMLInputElement>(null)
  const last = useRef(words)
  useEffect(() => {
    if (field.current?.value.trim() === last.current) field.current.value = words
    last.current = words
  }, [words])
  return field
}
