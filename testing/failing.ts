import type { KyselyPlugin, Transaction } from 'kysely'
import type { Store } from '#db/client.ts'
import type { Tables } from '#modules/tables.ts'

/** The same store, whose questions of some kind fail for as long as it is told so. */
export function makeFailing(store: Store<Tables>, isMeant: (node: string) => boolean) {
  const state = { isFailing: false, failures: 0 }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (!state.isFailing || !isMeant(JSON.stringify(node))) return node
      state.failures += 1
      throw new Error('The database is away')
    },
    transformResult: async ({ result }) => result,
  }
  return { state, store: { ...store, db: store.db.withPlugin(plugin) } as Store<Tables> }
}

/** The same store, whose transactions are kept, but the connection breaks before anyone hears of it. */
export function makeUnheard(store: Store<Tables>): Store<Tables> {
  const execute = async (work: (trx: Transaction<Tables>) => Promise<unknown>) => {
    await store.db.transaction().execute(work)
    throw new Error('Connection terminated unexpectedly')
  }
  const db = store.db.withTables()
  db.transaction = () => ({ execute }) as never
  return { ...store, db }
}
