import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** The yardstick of a start: PGlite alone, opening the same directory and answering once. */
const database = await PGlite.create({ dataDir: join(process.env.DATA_DIR ?? './data', 'pglite') })
await database.query('select count(*) from entries')
await database.close()
