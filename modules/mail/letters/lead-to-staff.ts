import type { Site } from '#modules/site/contract.ts'
import { type Draft, layout } from '../letter.ts'

const MOST_SUBJECT = 200

interface LeadWords {
  kind: 'contact' | 'contactBuffered' | 'pdfRequest'
  email: string
  name: string | null
  company: string | null
  capture_type: string
  origin_site: string
  origin_source: string
  origin_detail: string
  message: string | null
  document: string | null
  consent_version: string | null
  suspicions: readonly string[]
  created_at: Date
}

const KINDS = {
  contact: { title: 'A message', opening: 'Somebody wrote to us. An answer to this letter goes to them.' },
  contactBuffered: {
    title: 'An address',
    opening: 'Somebody left an address at the foot of a page. An answer to this letter goes to them.',
  },
  pdfRequest: {
    title: 'A document was asked for',
    opening: 'The link has been sent to them. An answer to this letter goes to them too.',
  },
}

const SPEED =
  'Sent within two seconds of the form’s coming: by a browser that fills forms in, or by a machine.'

/** To the staff, and to them alone: it holds what a stranger typed, as text. */
export function leadToStaffLetter(site: Site, lead: LeadWords): Draft {
  const { title, opening } = KINDS[lead.kind]
  const subject = `${title}, from ${lead.email}`
  const facts: [string, string | null][] = [
    ['From', lead.email],
    ['Name', lead.name],
    ['Company', lead.company],
    ['Document', lead.document],
    ['As', lead.capture_type],
    ['Page', `${lead.origin_detail} (${lead.origin_site}, ${lead.origin_source})`],
    ['Consent', lead.consent_version],
    ['Speed', lead.suspicions.includes('form-too-fast') ? SPEED : null],
    ['Time', `${lead.created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
  ]
  return {
    template: 'lead-to-staff',
    subject: subject.length > MOST_SUBJECT ? title : subject,
    ...layout(site, {
      title,
      paragraphs: [opening],
      facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
      ...(lead.message ? { quoted: lead.message } : {}),
      reason:
        'Written by the site for everything that comes in through its forms. What a visitor typed is shown as it came: mind its links.',
    }),
  }
}
