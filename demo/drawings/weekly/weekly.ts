import type { Drawing } from '../drawing.ts'
import { flat } from './flat.ts'
import { sharp } from './sharp.ts'
import { table } from './table.ts'
import { upright } from './upright.ts'

/** The Weekly: one object from the desk, alone on tinted paper. */
export const weekly: Drawing[] = [...flat, ...sharp, ...upright, ...table]
