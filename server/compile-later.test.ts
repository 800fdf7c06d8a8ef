import fastify from 'fastify'
import { expect, test } from 'vitest'
import { compileLater } from './compile-later.ts'

const schema = {
  body: { type: 'object', properties: { size: { type: 'integer', minimum: 1 } }, required: ['size'] },
  response: { 200: { type: 'object', properties: { size: { type: 'integer' } } } },
}

async function makeApp(given: object = schema) {
  const { compilers, compileAll } = compileLater()
  const app = fastify({ schemaController: { compilersFactory: compilers } })
  app.post('/cut', { schema: given }, async ({ body }) => ({ ...(body as object), secret: 'chalk' }))
  await app.ready()
  const cut = (payload: object) => app.inject({ method: 'POST', url: '/cut', payload })
  return { cut, compileAll }
}

test.each([
  ['when they are first needed', async () => {}],
  ['in advance', (compileAll: () => Promise<void>) => compileAll()],
])(
  'schemas compiled %s check what comes, name its faults, and keep to what is declared',
  async (_when, prepare) => {
    const { cut, compileAll } = await makeApp()
    await prepare(compileAll)
    const refused = await cut({ size: 0 })
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'body/size must be >= 1'])
    for (const size of [1, 2]) expect((await cut({ size })).json()).toEqual({ size })
    expect((await cut({})).json().message).toBe("body must have required property 'size'")
  },
)

test('a schema that cannot be compiled is told by compiling all', async () => {
  const { compileAll } = await makeApp({ body: { type: 'yarn' } })
  await expect(compileAll()).rejects.toThrow('schema is invalid')
})
