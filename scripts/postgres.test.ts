import pg from 'pg'
import { expect, test } from 'vitest'
import { findBinaries, startPostgres } from './postgres.ts'

async function ask(url: string, question: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(question).finally(() => client.end())
  return rows[0]
}

test.skipIf(!findBinaries())(
  'a cluster answers until it is stopped, and keeps what it acknowledges',
  async () => {
    const cluster = await startPostgres()
    if (!cluster) throw new Error('There are server programs, so there is a cluster')
    try {
      expect(await ask(cluster.url, 'show fsync')).toEqual({ fsync: 'on' })
      expect(await ask(cluster.url, 'create database another')).toBeUndefined()
    } finally {
      await cluster.stop()
    }
    await expect(ask(cluster.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  },
)
