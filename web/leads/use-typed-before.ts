import { type RefObject, useLayoutEffect } from 'react'

/**
 * What was typed before the script of a form came is still in its fields, and the first rendering after it would take it out again.
 * It is read once, before that.
 */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  take: (name: string, value: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is first there
  useLayoutEffect(() => {
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        if (field.value !== field.defaultValue) take(field.name, field.value)
  }, [])
}
