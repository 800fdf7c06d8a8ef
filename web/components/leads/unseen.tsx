import type { Ref } from 'react'

/** What goes along: when the form was made, and a field that only a machine fills in. */
export function Unseen({
  id,
  website,
  formToken,
}: {
  id: string
  website: Ref<HTMLInputElement>
  formToken: string
}) {
  return (
    <>
      <input type="hidden" name="formToken" value={formToken} />
      <div className="form-unseen" aria-hidden="true">
        <label htmlFor={`${id}-website`}>Leave this empty</label>
        <input ref={website} id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
