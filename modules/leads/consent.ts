/**
 * What a person reads beside the button. Stored with each lead, so that years later it can be shown what was agreed to. A wording
 * that was ever shown is never edited: a new one gets a new version at the top, and the pages show the newest.
 */
const CONSENTS = [
  {
    version: '2026-11',
    text: 'We keep what you type here, the page it came from and the time, so that a person can answer. We do not add you to a list.',
  },
] as const

export const CONSENT = CONSENTS[0]

export function findConsent(version: string): { version: string; text: string } | undefined {
  return CONSENTS.find((each) => each.version === version)
}
