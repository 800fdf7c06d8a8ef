import type { ParseArgsConfig } from 'node:util'
import type { Store } from '#db/client.ts'
import type { MediaStorage } from './media/storage.ts'
import type { Site } from './site/contract.ts'
import type { Tables } from './tables.ts'

/** What the process has opened and every verb may use. */
export interface Services {
  store: Store<Tables>
  storage: MediaStorage
  site: Site
  demo: boolean
  publicUrl: string
  /** Configured secret, where there is one; else keys are made from one in the database. */
  secretKey: string | undefined
  now(): Date
}

export interface Output {
  line(text: string): void
  /** What went wrong, apart from what was asked for: that may be on its way into a file. */
  fault(text: string): void
  /** Redraws one line on a terminal, and stays quiet elsewhere but for the last call. */
  progress(label: string, done: number, total: number): void
}

/** One of the operator's commands: `npm run toile -- NAME …`. */
export interface Verb {
  name: string
  usage: string
  summary: string
  /** Shown by `NAME --help` below the usage. */
  help: string
  options?: NonNullable<ParseArgsConfig['options']>
  /** Answers with the exit code; nothing means 0. Paths among the arguments are absolute. */
  run(
    services: Services,
    given: { args: string[]; options: Record<string, unknown> },
    out: Output,
  ): Promise<number | undefined>
  /** Which arguments are file names, by position; they are made absolute before the verb sees them. */
  files?: number[]
  /** How many arguments it takes; as many as it likes when not said. */
  most?: number
  /** What stands for the arguments that are not given. */
  usual?: string[]
}
