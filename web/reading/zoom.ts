/** How a picture stands on its stage: how large, and how far its centre is from the stage's. */
export interface View {
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** The stage, and the picture on it when it is seen whole. */
export interface Setting {
  stage: Size
  picture: Size
}

export interface Point {
  x: number
  y: number
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
export const MOST_ZOOM = 6
/** What one click, or one press of a key, enlarges by. */
export const CLICK_ZOOM = 2.5
export const KEY_ZOOM = 1.5

/** Enlarges around a point, counted from the middle of the stage: what is under it stays under it. */
export function zoomAt(view: View, factor: number, point: Point, setting: Setting): View {
  const scale = clamp(view.scale * factor, 1, MOST_ZOOM)
  const by = scale / view.scale
  return held({ scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, setting)
}

export function moveBy(view: View, { x, y }: Point, setting: Setting): View {
  return held({ ...view, x: view.x + x, y: view.y + y }, setting)
}

/** The edge of the picture never leaves the edge of the stage; what is smaller than the stage stays in its middle. */
function held({ scale, x, y }: View, { stage, picture }: Setting): View {
  const spare = (inside: number, around: number) => Math.max(0, (inside * scale - around) / 2)
  const [across, down] = [spare(picture.width, stage.width), spare(picture.height, stage.height)]
  return { scale, x: clamp(x, -across, across), y: clamp(y, -down, down) }
}

function clamp(value: number, least: number, most: number): number {
  // Without the addition a nought may be a negative one, which reads oddly in a style.
  return Math.min(Math.max(value, least), most) + 0
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

export function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
