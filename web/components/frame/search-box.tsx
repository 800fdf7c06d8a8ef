import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { LEAST_QUERY } from '../../navigation.ts'

/** Collapsed until it is wanted: by a click, or by the `/` key from anywhere that is not a field. */
export function SearchBox() {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isLeft = useRef(false)
  const navigate = useNavigate()

  // Before it is painted: the key works as soon as the bar is seen.
  useLayoutEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || isTyping || event.metaKey || event.ctrlKey || event.altKey) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  // The button is there again only now.
  useEffect(() => {
    if (isOpen) field.current?.focus()
    else if (isLeft.current) button.current?.focus()
    isLeft.current = false
  }, [isOpen])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const query = text.trim()
    if (query.length < LEAST_QUERY) return
    leave()
    await navigate(`/search?q=${encodeURIComponent(query)}`)
  }
  function leave() {
    isLeft.current = true
    setOpen(false)
  }

  if (!isOpen)
    return (
      <button ref={button} type="button" className="search-open bar-link" onClick={() => setOpen(true)}>
        Search
      </button>
    )
  return (
    <search>
      <form
        className="search-box"
        onSubmit={submit}
        onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && leave()}
      >
        <label className="out-of-sight" htmlFor="search-field">
          Search the library
        </label>
        <input
          ref={field}
          id="search-field"
          type="search"
          // The browser says what is missing, as in the menu and on the page of the search.
          minLength={LEAST_QUERY}
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={(event) => !event.currentTarget.form?.contains(event.relatedTarget) && setOpen(false)}
          placeholder="Three letters or more"
          autoComplete="off"
        />
        <button type="submit" className="bar-link">
          Go
        </button>
      </form>
    </search>
  )
}
