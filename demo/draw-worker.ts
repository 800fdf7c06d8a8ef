import { parentPort } from 'node:worker_threads'
import { findDrawing } from './drawings/catalogue.ts'
import { renderDrawing } from './drawings/render.ts'
import type { DrawnMessage } from './studio.ts'

async function draw(name: string): Promise<DrawnMessage> {
  const drawing = findDrawing(name)
  if (!drawing) return { name, failure: 'there is no such drawing' }
  try {
    return { name, bytes: await renderDrawing(drawing) }
  } catch (error) {
    return { name, failure: (error as Error).message }
  }
}

parentPort?.on('message', async (name: string) => parentPort?.postMessage(await draw(name)))
