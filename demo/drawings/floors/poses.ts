import { FRONT_POSES } from './poses-front.ts'
import { SIDE_POSES } from './poses-side.ts'

export const POSES = { ...FRONT_POSES, ...SIDE_POSES } as const
export type PoseName = keyof typeof POSES
