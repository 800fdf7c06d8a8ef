import { line } from '../shapes.ts'

export type Kind = 'coat' | 'jacket' | 'shirt' | 'knit' | 'dress' | 'trousers' | 'skirt'

export interface Garment {
  kind: Kind
  color: string
  /** Second color: a collar, a stripe, a rib. */
  trim?: string
  /** Centimeters from the rail to the hem. */
  length?: number
  /** Centimeters it takes on the rail. */
  width?: number
  /** Hem swung to one side, in centimeters: somebody has just touched it. */
  swing?: number
  pattern?: 'stripe' | 'check'
}

const LENGTHS: Record<Kind, number> = {
  coat: 118,
  jacket: 84,
  shirt: 86,
  knit: 72,
  dress: 126,
  trousers: 76,
  skirt: 84,
}
const WIDTHS: Record<Kind, number> = {
  coat: 12,
  jacket: 9.5,
  shirt: 7,
  knit: 10,
  dress: 9,
  trousers: 6.5,
  skirt: 8,
}

export const widthOf = ({ kind, width }: Garment) => width ?? WIDTHS[kind]
export const lengthOf = ({ kind, length }: Garment) => length ?? LENGTHS[kind]

/** The hook over the rail and the hanger's neck. The rail is y = 0. */
export function hook(metal: string): string {
  return line('M0 9V1C0 -4 5.5 -4 5 0', metal, 1.1)
}
