import { stat } from 'node:fs/promises'

/** Before the work is done: what is written for hours could not take a folder's name at the end. */
export async function refuseFolder(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (found?.isDirectory()) throw new Error(`${file} is a folder, and a file is wanted`)
}
