import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { makeClient, makeEntry, makeMember, makeText } from '#testing/make.ts'

/**
 * Every call of the API with inputs made from its own description: right ones, wrong ones, and what people send who mean
 * harm. Whatever is sent, the answer is one that the description knows, tells nothing of the inside and no more than declared.
 */
const testApp = useTestApp()
const viewers = [
  null,
  makeMember({ sub: 'full', company: 'osei' }),
  makeMember({ sub: 'lapsed', memberships: { tobetdg: false } }),
  makeMember({ sub: 'staff', company: 'toile', staff: true }),
]

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  additionalProperties?: boolean | Schema
}
interface Operation {
  parameters?: { in: 'path' | 'query' | 'header'; name: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

let operations: { method: string; path: string; operation: Operation }[] = []

beforeAll(async () => {
  const { db } = testApp.store
  await makeClient(db, { id: 'osei', micro: true, microPath: 'osei', microTags: ['Color'] })
  await makeEntry(db, { id: 'open', slug: 'open', complimentary: true, tags: ['Color'] })
  await makeEntry(db, { id: 'closed', slug: 'closed', text: makeText('Madder and weld.'), tags: ['Dye'] })
  await makeEntry(db, { id: 'own', slug: 'own', type: 'private', clientId: 'osei', template: 'article' })
  const { paths } = (await testApp.get('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, Operation>>
  }
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
})

const HOSTILE = [
  ...["'", "' or 1=1 --", '"; drop table entries; --', "') union select password_hash from accounts --"],
  ...['\0', '%00', '\ud800', '‮', '\r\nBcc: everyone@example.org', '{{7*7}}', '#{7*7}', '<script>alert(1)'],
  ...['../../etc/passwd', '..%2f..%2f', '__proto__', 'constructor', 'toString', '[object Object]', '$where'],
  ...['-1', '0', '1e309', 'NaN', '9223372036854775808', '2147483648', '', ' ', 'null', 'true', '[]', '{}'],
  ...[
    'open',
    'closed',
    'own',
    'osei',
    'full',
    'Color',
    'presentation',
    'private',
    '2025-02-30',
    '2025-01-01',
  ],
  ...[
    'infinity',
    'epoch',
    "{a,'b'}",
    '\\',
    'x'.repeat(600),
    'é'.repeat(300),
    '🧵'.repeat(100),
    '%',
    '_',
    '*:*',
  ],
]
const hostile = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 40 }))

/** What the schema asks for, and as often something it does not. */
function valueFor(schema: Schema = {}): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 3, arbitrary: fitting(schema) },
    { weight: 1, arbitrary: fc.jsonValue() },
    hostile,
  )
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? []
  if (choices.length > 0) return fc.oneof(...choices.map(fitting))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return fc.array(valueFor(schema.items), { maxLength: 4 })
    case 'integer':
      return fc.oneof(fc.integer({ min: -2, max: 200 }), fc.integer())
    case 'boolean':
      return fc.boolean()
    default:
      return fc.oneof(
        hostile,
        fc.constantFrom('ama@osei.example', 'A message of some length.', 'design-movements'),
      )
  }
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valueFor(each)])),
    { requiredKeys: required.filter((name) => name in properties) },
  )
  const more = fc.option(fc.dictionary(hostile, fc.jsonValue(), { maxKeys: 2 }), { freq: 4 })
  return fc.tuple(known, more).map(([object, extra]) => ({ ...object, ...extra }))
}

function requestFor(method: string, path: string, { parameters = [], requestBody }: Operation) {
  const place = (where: string) => parameters.filter((each) => each.in === where)
  // Nothing at all, or the way up, would be another address.
  const part = hostile.filter((text) => !['', '.', '..'].includes(text.toWellFormed()))
  const params = fc.record(Object.fromEntries(place('path').map(({ name }) => [name, part])))
  const query = fc.array(
    fc.tuple(
      fc.oneof(fc.constantFrom('unknown', ...place('query').map(({ name }) => name)), hostile),
      hostile,
    ),
    { maxLength: 5 },
  )
  const body = Object.values(requestBody?.content ?? {})[0]?.schema
  return fc
    .record({
      params,
      query,
      body: body
        ? fc.option(fc.oneof(valueFor(body), objectOf(body)), { nil: undefined })
        : fc.constant(undefined),
      viewer: fc.constantFrom(...viewers),
      // Limits are counted by address, and are not what is tried here.
      remoteAddress: fc.ipV4(),
    })
    .map(({ params: values, query: pairs, body: payload, viewer, remoteAddress }): InjectOptions => {
      const address = path.replace(/\{(\w+)\}/g, (_all, name) => encode(String(values[name])))
      const search = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
      return {
        method: method as 'GET',
        url: search ? `${address}?${search}` : address,
        remoteAddress,
        headers: {
          ...(viewer ? { authorization: `Bearer ${viewer.sub}` } : {}),
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
      }
    })
}

/** Half a character has no encoding of its own. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

const INSIDE =
  /\n\s+at |node_modules|\.ts:\d+|syntax error at|relation "|column "|violates|pg_catalog|kysely/i

/** The keys of a value that its schema does not name. */
function undeclared(value: unknown, schema: Schema | undefined, path = ''): string[] {
  if (!schema || value === null || typeof value !== 'object' || schema.additionalProperties === true)
    return []
  if (schema.anyOf) {
    const faults = schema.anyOf.map((each) => undeclared(value, each, path))
    return faults.find((each) => each.length === 0) ?? faults[0] ?? []
  }
  if (Array.isArray(value))
    return value.flatMap((each, place) => undeclared(each, schema.items, `${path}[${place}]`))
  if (!schema.properties) return []
  return Object.entries(value).flatMap(([name, each]) =>
    schema.properties?.[name]
      ? undeclared(each, schema.properties[name], `${path}.${name}`)
      : [`${path}.${name}`],
  )
}

describe('whatever is sent to the API', () => {
  test('is tried with all of it', () => {
    expect(operations.length).toBeGreaterThan(20)
  })

  test('is answered with something that was declared, and never with the inside of the process', async () => {
    for (const viewer of viewers) await testApp.get('/healthz', viewer)
    for (const { method, path, operation } of operations) {
      await fc.assert(
        fc.asyncProperty(requestFor(method, path, operation), async (request) => {
          const answer = await testApp.app.inject(request)
          const told = `${method} ${request.url} ${String(request.payload)}: ${answer.statusCode} ${answer.body.slice(0, 500)}`
          expect(answer.statusCode, told).toBeLessThan(500)
          expect(answer.body, told).not.toMatch(INSIDE)
          if (answer.statusCode === 304) return
          const declared = operation.responses[answer.statusCode] ?? operation.responses.default
          if (answer.statusCode < 300)
            expect(operation.responses, told).toHaveProperty(String(answer.statusCode))
          const type = String(answer.headers['content-type']).split(';')[0] ?? ''
          const schema = declared?.content?.[type]?.schema
          if (answer.body !== '') expect(declared?.content, told).toHaveProperty([type])
          if (type.endsWith('json')) expect(undeclared(answer.json(), schema), told).toEqual([])
        }),
        { numRuns: 60 },
      )
    }
  }, 300_000)
})
