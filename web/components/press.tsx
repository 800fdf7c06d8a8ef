import type { ComponentProps } from 'react'
import { useRevalidator } from 'react-router'

/**
 * A button that its own press disables, for a while or for good. It only says so and does nothing: truly disabled it would lose the
 * focus, and whoever goes by keyboard their place.
 */
export function Press({ disabled, onClick, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    />
  )
}

/** Asks once more for what could not be fetched. Once that is there the button is gone, and the page has the focus instead. */
export function Again({ className }: { className: string }) {
  const { revalidate, state } = useRevalidator()
  const isTrying = state === 'loading'
  return (
    <Press ref={leaveFocus} className={className} disabled={isTrying} onClick={() => void revalidate()}>
      {isTrying ? 'Trying' : 'Try again'}
    </Press>
  )
}

function leaveFocus(button: HTMLElement | null) {
  return () => {
    if (button === document.activeElement) document.getElementById('main')?.focus({ preventScroll: true })
  }
}
