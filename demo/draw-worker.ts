import { parentPort } from 'node:worker_threads'
import { findDrawing } from './drawings/catalogue.ts'
import { renderDrawing } from './drawings/render.ts'
import type { Done, Order } from './studio.ts'

async function picture(name: string): Promise<Buffer> {
  const drawing = findDrawing(name)
  if (!drawing) throw new Error(`There is no drawing called ${name}`)
  return renderDrawing(drawing)
}

async function carryOut(order: Order): Promise<Buffer> {
  if ('picture' in order) return picture(order.picture)
  const { makeDownload } = await import('./downloads/make.ts')
  return makeDownload(order.download, { site: order.site, picture })
}

parentPort?.on('message', async (order: Order) => {
  const done: Done = await carryOut(order).then(
    (bytes) => ({ bytes }),
    (error: Error) => ({ failure: error.message }),
  )
  parentPort?.postMessage(done)
})
