import type { Site } from '#modules/site/contract.ts'
import { type Draft, layout } from '../mail/letter.ts'

export function resetLetter(site: Site, url: string): Draft {
  return {
    template: 'password-reset',
    subject: `${site.name}: a new password`,
    ...layout(site, {
      title: 'A new password',
      paragraphs: [
        'Someone asked for a new password for this address. If it was you, choose one here within half an hour. The link works once.',
        'If it was not you, leave this letter alone. Your password stays as it is, and nobody learns that you are a member.',
      ],
      action: { label: 'Choose a password', url },
      reason: 'You have this letter because a new password was asked for on our site with your address.',
    }),
  }
}

export function passwordChangedLetter(site: Site): Draft {
  return {
    template: 'password-changed',
    subject: `${site.name}: your password was changed`,
    ...layout(site, {
      title: 'Your password was changed',
      paragraphs: [
        'The password of your account is a new one since a moment ago, and every session that was open has ended.',
        `If that was not you, write to ${site.email} at once and we will close the account until it is clear.`,
      ],
      reason: 'We tell every member when their password changes. Nothing else is needed from you.',
    }),
  }
}
