import { askApi } from '../api.ts'
import { saveFile } from '../save-file.ts'

/** All notes as a file. */
export async function downloadNotes(): Promise<void> {
  const answer = await askApi('/notes/export')
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'notes.md'
  saveFile(await answer.blob(), name)
}
