import { readFile, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { Value } from 'typebox/value'
import { FocalPoint, Palette } from '../../media/contract.ts'
import { inspectUpload, UploadRefused } from '../../media/inspect.ts'
import { dateOf, sysOf } from './convert.ts'
import type { Findings } from './findings.ts'
import { isRecord } from './format.ts'
import type { Item } from './read.ts'
import { Values } from './values.ts'

export interface ImagePlan {
  id: string
  /** The file with the original, checked to be an image that we take. */
  path: string
  fileName: string
  title: string
  alt: string
  credit: string
  focalPoint?: FocalPoint
  lead?: number
  palette?: Palette
  sys: { createdAt: Date; updatedAt: Date; revision: number }
}
