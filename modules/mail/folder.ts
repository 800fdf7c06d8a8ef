import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { compose, type MailTransport, type Sender, SendFailure } from './sending.ts'

/**
 * Demo mode's post: each letter as an .eml that any mail program opens, and its html for a browser. The files are
 * named by the letter, so that sending again replaces and never doubles.
 */
export function openFolder(dataDir: string, sender: Sender): MailTransport {
  const folder = join(dataDir, 'mail')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  async function put(name: string, content: Buffer | string): Promise<void> {
    const unfinished = join(folder, `.${name}.part`)
    await writeFile(unfinished, content, { mode: 0o600 })
    await rename(unfinished, join(folder, name))
  }

  return {
    concurrency: 1,
    async send(letter) {
      const message = compose(letter, sender)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const { message: eml } = await composer.sendMail(message)
        await put(`${letter.id}.html`, letter.html)
        await put(`${letter.id}.eml`, eml as Buffer)
      } catch (error) {
        throw new SendFailure('unreachable', `The letter could not be written: ${(error as Error).message}`)
      }
    },
    close() {},
  }
}
