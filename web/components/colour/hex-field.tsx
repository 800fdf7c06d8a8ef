import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { readColour } from '#modules/content/colours.ts'
import { colourSearch } from '../../reading/hues.ts'

/** A colour that is brought along, typed or pasted. What is none is said beside the field, and nothing else changes. */
export function HexField({ given, refused }: { given: string; refused: boolean }) {
  const id = useId()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(given)
  const [wrong, setWrong] = useState(refused ? given : undefined)
  // It follows the address without losing the focus of whoever types in it.
  const [followed, setFollowed] = useState(given)
  if (followed !== given) {
    setFollowed(given)
    setTyped(given)
    setWrong(refused ? given : undefined)
  }

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const hex = readColour(typed)
    setWrong(hex ? undefined : typed.trim())
    if (hex) void navigate(colourSearch(hex), { preventScrollReset: true })
    else field.current?.focus()
  }

  return (
    <form className="hex-field" onSubmit={find} noValidate>
      <label className="code" htmlFor={id}>
        Or type a hex
      </label>
      <div className="hex-field-line">
        <span aria-hidden="true">#</span>
        <input
          id={id}
          type="text"
          value={typed}
          ref={field}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="CFCB3C"
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-says`}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setWrong(undefined)
          }}
        />
        <button type="submit">Find</button>
      </div>
      <p className="code" id={`${id}-says`} role="status">
        {wrong !== undefined && sayWrong(wrong)}
      </p>
    </form>
  )
}

function sayWrong(typed: string): string {
  const given = typed.length > 24 ? `${typed.slice(0, 24)}…` : typed
  const what = given ? `“${given}” is not a color.` : 'No color yet.'
  return `${what} A hex has three or six figures, 0 to 9 and A to F.`
}
