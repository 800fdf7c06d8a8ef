import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { begin } from './begin.ts'
import { readConfig } from './config.ts'
import { openState } from './open.ts'
import { tellFault } from './operator-fault.ts'

const root = mkdtempSync(join(tmpdir(), 'toile-fault-'))
const servers: Server[] = []

afterAll(() => {
  for (const server of servers) server.close()
  rmSync(root, { recursive: true, force: true })
})

async function listen(server: Server, port = 0): Promise<number> {
  servers.push(server)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as { port: number }).port
}

test('a port that is taken is named, and how to choose another', async () => {
  const port = await listen(createServer())
  const error = await listen(createServer(), port).catch((each) => each)
  expect(tellFault(error)).toBe(
    `Port ${port} is in use by another program. Stop that one, or choose another port with PORT.`,
  )
})

test('a data directory that is a file is said to be one', () => {
  const dataDir = join(root, 'a-file')
  writeFileSync(dataDir, '')
  for (const databaseUrl of [undefined, 'postgres://elsewhere.example/toile'])
    expect(() => begin({ dataDir, databaseUrl })).toThrow(
      `${dataDir} cannot be the data directory: it is no folder. Set DATA_DIR.`,
    )
})

test('what PostgreSQL refuses is told at once, in its words and without the password', async () => {
  const refusal = 'SFATAL\0C28P01\0Mpassword authentication failed for user "toile"\0\0'
  const server = createServer((socket) => {
    socket.once('data', () => {
      const length = Buffer.alloc(4)
      length.writeInt32BE(refusal.length + 4)
      socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(refusal)]))
    })
    socket.on('error', () => {})
  })
  const databaseUrl = `postgres://toile:open-sesame@127.0.0.1:${await listen(server)}/toile`
  const state = await openState(readConfig({ DATABASE_URL: databaseUrl, DEMO: 'true', DATA_DIR: root }))
  const error = await state.ready(() => {}).catch((each) => each)
  await state.close()
  expect(tellFault(error)).toBe(
    'The database of DATABASE_URL refuses us: password authentication failed for user "toile"',
  )
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'a PostgreSQL that cannot be used is told, with what is wrong',
  async () => {
    const { databaseIn, runSql } = await import('#testing/global-setup.ts')
    const url = process.env.TEST_DATABASE_URL ?? ''
    const name = `toile_unfit_${process.pid}`
    const faultOf = async (made: string, setting?: string) => {
      await runSql(url, `create database ${name} ${made}`)
      if (setting) await runSql(url, `alter database ${name} set ${setting}`)
      const databaseUrl = databaseIn(url, name)
      const state = await openState(readConfig({ DATABASE_URL: databaseUrl, DEMO: 'true', DATA_DIR: root }))
      const error = await state.ready(() => {}).catch((each) => each)
      await state.close()
      await runSql(url, `drop database ${name} with (force)`)
      return tellFault(error)
    }
    expect(await faultOf("encoding 'LATIN1' locale 'C' template template0")).toBe(
      'The database of DATABASE_URL refuses us: its encoding is LATIN1, and has to be UTF8',
    )
    expect(await faultOf('', 'default_transaction_read_only = on')).toBe(
      'The database of DATABASE_URL does not take our schema: cannot execute CREATE TABLE in a read-only transaction',
    )
  },
)

test('what is nobody’s to set right but ours is shown with where it came up', () => {
  const error = new TypeError('undefined is not a function')
  expect(tellFault(error)).toBe(error)
})
