import type { Site } from '#modules/site/contract.ts'
import { type Draft, layout } from '../letter.ts'

const WORDS = {
  contact: {
    title: 'We have it',
    paragraphs: [
      'Your message has reached us. A person reads it and writes back.',
      'If something else comes to mind, answer this letter: it comes to the same desk.',
    ],
  },
  contactBuffered: {
    title: 'Thank you',
    paragraphs: [
      'You left this address at the foot of one of our pages. A person will be in touch.',
      'If you would rather say at once what it is about, answer this letter.',
    ],
  },
}

/**
 * To whoever wrote to us, or to whoever's address was typed. So it repeats nothing that was typed, not even a name: else the form
 * sends anybody's words to anybody in our name.
 */
export function leadThanksLetter(site: Site, kind: string): Draft {
  const { title, paragraphs } = kind === 'contactBuffered' ? WORDS.contactBuffered : WORDS.contact
  return {
    template: 'lead-thanks',
    subject: `${site.name}: thank you`,
    ...layout(site, {
      title,
      paragraphs,
      reason:
        'You have this letter because your address was given in a form on our site. If it was not you, there is nothing to do: we do not add you to a list.',
    }),
  }
}
