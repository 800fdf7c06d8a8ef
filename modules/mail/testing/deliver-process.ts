import { openStore } from '#db/client.ts'
import type { Tables } from '#modules/tables.ts'
import { startDelivery } from '../deliver.ts'
import { openSmtp } from '../smtp.ts'

// A process that delivers until it is killed: node deliver-process.ts SMTP_URL (DATABASE_URL | DATA_DIR)
const [smtpUrl = '', place = ''] = process.argv.slice(2)
const store = await openStore<Tables>(
  place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place },
)
const silent = { info() {}, warn() {}, error: console.error }
startDelivery(store, {
  transport: openSmtp(smtpUrl, { name: 'Toile', address: 'post@toile.example' }),
  log: silent,
})
