import { createRequire } from 'node:module'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type AjvCompiler from '@fastify/ajv-compiler'
import type { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

const require = createRequire(import.meta.url)

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>

interface Validate {
  (data: unknown): unknown
  errors?: unknown
}

/**
 * Fastify loads its compilers and compiles the schemas of all routes before it listens, a sixth of the whole start. Here
 * each is compiled when somebody first needs it, or by `compileAll`, which the process does once it is up.
 */
export function compileLater(): { compilers: Compilers; compileAll(): Promise<void> } {
  const left = new Set<() => unknown>()

  function later<T>(work: () => T): () => T {
    let done: { value: T } | undefined
    const once = () => {
      if (!done) {
        left.delete(once)
        done = { value: work() }
      }
      return done.value
    }
    left.add(once)
    return once
  }

  const ajv = later(() => (require('@fastify/ajv-compiler') as typeof AjvCompiler)())
  const stringify = later(() =>
    (require('@fastify/fast-json-stringify-compiler') as typeof SerializerSelector)(),
  )

  const compilers = {
    buildValidator(schemas: never, options: never) {
      const compiler = later(() => ajv()(schemas, options))
      return (route: never) => {
        const compiled = later(() => compiler()(route) as Validate)
        const validate: Validate = (data) => {
          const check = compiled()
          const isValid = check(data)
          validate.errors = check.errors
          return isValid
        }
        return validate
      }
    },
    buildSerializer(schemas: never, options: never) {
      const compiler = later(() => stringify()(schemas, options))
      return (route: never) => {
        const compiled = later(() => compiler()(route))
        return (document: never) => compiled()(document)
      }
    },
  }

  return {
    // The types that Fastify gives its factories say less than what it hands them.
    compilers: compilers as unknown as Compilers,
    async compileAll() {
      for (const work of left) {
        await nextTurn()
        work()
      }
    },
  }
}
