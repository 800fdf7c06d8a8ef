import type { Site } from '#modules/site/contract.ts'

/** What every page may show of the site configuration. The rest of it stays on the server. */
export type PublicSite = Pick<
  Site,
  'name' | 'tagline' | 'description' | 'address' | 'phone' | 'email' | 'emailDomain' | 'copyrightYear'
>

export function publicPart(site: Site): PublicSite {
  const { name, tagline, description, address, phone, email, emailDomain, copyrightYear } = site
  return { name, tagline, description, address, phone, email, emailDomain, copyrightYear }
}

/** A telephone number as a dialler takes it: digits, and the plus of a country code. */
export function dialled(phone: string): string {
  return phone.replaceAll('(0)', '').replace(/[^\d+]/g, '')
}
