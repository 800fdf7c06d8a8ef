import type { Point } from '../shapes.ts'

type Limb = readonly [Point, Point, Point]

/** Joints in centimeters from the point between the feet, facing us or walking to the right. A head taller than the shelf. */
export interface Pose {
  head: Point
  neck: Point
  hip: Point
  /** Far one first, so that the near one lies over it. */
  legs: readonly [Limb, Limb]
  arms: readonly [Limb, Limb]
  /** Half the breadth at shoulder and hip: wide from the front, narrow from the side. */
  breadth: readonly [shoulder: number, hip: number]
  toes: readonly [Point, Point]
}
