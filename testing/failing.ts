import type { KyselyPlugin } from 'kysely'
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
