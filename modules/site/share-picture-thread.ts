import { parentPort, workerData } from 'node:worker_threads'
import { drawSharePicture, type SharePicture } from './share-picture.ts'

const { site, season } = workerData as SharePicture
const picture = await drawSharePicture(site, season)
parentPort?.postMessage(picture)
