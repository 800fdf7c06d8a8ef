import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** The yardstick of a start: PGlite alone, opening the same directory and answering once. */
const database = await PGlite.create({ dataDir: join(process.env.DATA_DIR ?? './data', 'pglite') })
await database.query('select count(*) from entries')
// Not closed: the start it is compared with is killed as well, so both find an unfinished shutdown.
process.exit(0)
