import type { Site } from '#modules/site/contract.ts'
import { type Draft, layout } from '../letter.ts'

/** `toile mail test ADDRESS`: shows the operator that letters leave the house and how they look on arrival. */
export function testLetter(site: Site): Draft {
  return {
    template: 'test',
    subject: `${site.name}: a test letter`,
    ...layout(site, {
      title: 'The post is running',
      paragraphs: [
        'If you can read this, letters are written, queued, handed to the mail server and taken by yours.',
        'Look once at how it arrived. It should be in the inbox and not under spam, with the sender by name, ' +
          'the title large, and these lines easy to read on a phone and in the dark.',
        'Nothing else is asked of you. The next letter from here will have a reason.',
      ],
      reason:
        'You have this letter because someone who runs this site asked for a test to be sent to your address.',
    }),
  }
}
