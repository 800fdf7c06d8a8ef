import type { FastifyBaseLogger } from 'fastify'
import { rollUp } from '#modules/analytics/roll-up.ts'
import { forgetOldReadings } from '#modules/audit/record.ts'
import { rebuildVocabulary } from '#modules/content/search.ts'
import { settleTallies } from '#modules/content/tallies.ts'
import { startPosting } from '#modules/leads/post.ts'
import { keepLeads } from '#modules/leads/upkeep.ts'
import { startDelivery } from '#modules/mail/deliver.ts'
import { openTransport } from '#modules/mail/transport.ts'
import { forgetEndedLinks } from '#modules/previews/upkeep.ts'
import type { Config } from './config.ts'
import { patiently, type State } from './open.ts'
import { startWorker } from './worker.ts'

/** What the process does besides answering: mail and jobs. */
export function startBackground(
  config: Config,
  state: State,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  const { store, site } = state
  const delivery = startDelivery(store, { transport: openTransport(config, site), log })
  const posting = startPosting(store, { webhook: config.leadsWebhook, log })
  const worker = startWorker(store, { log, jobs: nightly(config, state) })
  return { stop: async () => void (await Promise.all([worker.stop(), delivery.stop(), posting.stop()])) }
}

export function nightly(config: Config, { store, site }: Pick<State, 'store' | 'site'>) {
  const { db } = store
  return [
    { name: 'entry-tallies', cron: '11 3 * * *', run: () => settleTallies(db) },
    { name: 'search-words', cron: '17 3 * * *', run: () => patiently(config, store, rebuildVocabulary) },
    { name: 'page-view-sums', cron: '41 3 * * *', run: () => rollUp(db, new Date()) },
    { name: 'ended-previews', cron: '53 3 * * *', run: () => forgetEndedLinks(db, new Date()) },
    {
      name: 'lead-upkeep',
      cron: '5 4 * * *',
      run: () => keepLeads(db, { site, hasWebhook: Boolean(config.leadsWebhook) }, new Date()),
    },
    { name: 'audit-upkeep', cron: '29 4 * * *', run: () => forgetOldReadings(db, new Date()) },
  ]
}
