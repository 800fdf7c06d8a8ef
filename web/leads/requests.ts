import { isSection, sectionLabel } from '#modules/content/sections.ts'
import type { Place } from '#modules/leads/forms.ts'
import type { FormName } from '#modules/leads/validation.ts'
import { FOOTER } from './footer-request.ts'
import { originOf } from './origin.ts'

/** One of the site's forms: what it asks for, what it says, and how a request of it names its origin. */
export interface RequestKind {
  form: FormName
  captureType: Place['captureType']
  originDetail: string
  document?: string
  title: string
  lede: string
  button: string
  thanks: string
}

const DOWNLOAD = {
  form: 'download',
  captureType: 'prospect',
  button: 'Send it to me',
  thanks: "Thank you! We'll see you in your inbox.",
} as const

const INQUIRY = {
  form: 'prospect',
  button: 'Send',
  thanks: "Thank you. We'll meet you in your inbox.",
} as const

/** By the name they have in an address: each is also a page of its own, for whoever has no script. */
export const REQUESTS = {
  conversation: {
    form: 'contact',
    captureType: 'prospect',
    originDetail: 'Start the Conversation',
    title: 'Start the conversation',
    lede: 'Tell us what you are working on. A person reads it the same day and answers with a time to talk.',
    button: 'Send',
    thanks: "Thanks! We'll meet you in your inbox to schedule a time.",
  },
  'design-movements': {
    ...DOWNLOAD,
    originDetail: 'Design Movements',
    document: 'design-movements',
    title: 'Form casts the longer shadow',
    lede: 'The Design Movements report: six forms, sixteen pages, drawn. We send you a link to it.',
  },
  index: {
    ...DOWNLOAD,
    originDetail: 'The Index',
    document: 'index',
    title: 'Everything we know, A to Z',
    lede: 'The Index: thirteen years of reports under 1,300 words. We send you a link to it.',
  },
  'at-retail': {
    ...DOWNLOAD,
    originDetail: 'At Retail',
    document: 'at-retail',
    title: 'The shop, drawn to scale',
    lede: 'At Retail: forty floors measured, fourteen pages of elevations. We send you a link to it.',
  },
  prospect: {
    ...INQUIRY,
    captureType: 'prospect',
    originDetail: 'Prospect contact block',
    title: 'Not a member yet?',
    lede: 'Tell us who you are and what you would read first. We answer within a day.',
  },
  footer: FOOTER,
  'custom-work': {
    ...INQUIRY,
    captureType: 'member',
    originDetail: 'Custom Work',
    title: 'Have something cut',
    lede: 'Tell us the question and the date you need the answer by. A person answers the same day.',
  },
  'not-subscribed': {
    ...INQUIRY,
    captureType: 'member',
    originDetail: 'Not Subscribed',
    title: 'Ask about it',
    lede: 'A person answers the same day.',
  },
} as const satisfies Record<string, RequestKind>
export type RequestName = keyof typeof REQUESTS

export function isRequest(name: string | undefined): name is RequestName {
  return name !== undefined && Object.hasOwn(REQUESTS, name)
}

/** Where a request came from. An inquiry about a section names it, and a form in the public mode its page. */
export function placeOf(
  name: RequestName,
  { siteName, section, from }: { siteName: string; section?: string | undefined; from?: string | undefined },
): Place {
  const kind: RequestKind = REQUESTS[name]
  const detail =
    name === 'not-subscribed' && isSection(section)
      ? `${kind.originDetail} ${sectionLabel(section)}`
      : kind.originDetail
  return {
    captureType: kind.captureType,
    originSite: siteName,
    ...originOf(detail, from),
    ...(kind.document && { document: kind.document }),
  }
}
