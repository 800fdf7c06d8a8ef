import addressparser from 'nodemailer/lib/addressparser'
import { openFolder } from './folder.ts'
import type { MailTransport, Sender } from './sending.ts'
import { openSmtp } from './smtp.ts'

/** SMTP where there is a server for it, the data directory in demo mode, else nothing: then letters wait. */
export function openTransport(
  config: { smtpUrl: string | undefined; demo: boolean; dataDir: string },
  site: { name: string; mailFrom: string },
): MailTransport | undefined {
  const sender = readSender(site)
  if (config.smtpUrl) return openSmtp(config.smtpUrl, sender)
  return config.demo ? openFolder(config.dataDir, sender) : undefined
}

export function readSender(site: { name: string; mailFrom: string }): Sender {
  const [mailbox, ...more] = addressparser(site.mailFrom, { flatten: true })
  if (!mailbox?.address || more.length > 0) throw new Error('mailFrom of the site must be one address')
  return { name: mailbox.name || site.name, address: mailbox.address }
}
