import { askApi } from '../api.ts'

/** All notes as a file. By script, since a plain link carries no token. */
export async function downloadNotes(): Promise<void> {
  const answer = await askApi('/notes/export')
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'notes.md'
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
