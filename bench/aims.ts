/** What each is held to, and what the best of the peers reached when measured the same way. Where none is named nobody was. */
export interface Aim {
  what: string
  aim?: number
  peer?: { name: string; ratio: number }
}

/** The row of a bare Fastify that asks the database the same and sends the same: nothing behind HTTP can come closer to the bare SQL. */
export const bareOf = (what: string) => `${what}: bare Fastify`

export const AIMS: Aim[] = [
  { what: 'list, hot', aim: 0.8, peer: { name: 'Strapi', ratio: 0.016 } },
  { what: 'entry, hot', aim: 0.8, peer: { name: 'Ghost', ratio: 0.027 } },
  { what: 'search, hot', aim: 0.8, peer: { name: 'Ghost', ratio: 0.016 } },
  { what: 'facets, hot' },
  { what: 'list, cold', aim: 0.8 },
  { what: bareOf('list, cold') },
  { what: 'list, new question' },
  { what: 'search, cold', aim: 0.8 },
  { what: bareOf('search, cold') },
  { what: 'landing page', aim: 0.5, peer: { name: 'Next.js, static', ratio: 0.1 } },
  { what: 'complimentary page', aim: 0.5, peer: { name: 'Next.js, static', ratio: 0.1 } },
  { what: 'home page, rendered', peer: { name: 'Next.js', ratio: 0.015 } },
  { what: 'image, cached', aim: 0.3, peer: { name: 'Ghost', ratio: 0.1 } },
  { what: 'image, fresh 900 px', aim: 1 / 1.2 },
  { what: 'bookmark, write' },
  { what: 'lead, write' },
  { what: 'login' },
  { what: 'start on existing data', aim: 1 / 1.5 },
  { what: 'idle memory' },
]
