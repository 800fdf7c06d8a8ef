import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import {
  between,
  CLICK_ZOOM,
  distance,
  KEY_ZOOM,
  MOST_ZOOM,
  moveBy,
  type Point,
  type Setting,
  type View,
  WHOLE,
  zoomAt,
} from '../../reading/zoom.ts'

const CENTRE: Point = { x: 0, y: 0 }
/** Closer than this to where it began a pointer was not dragged. */
const STILL = 6
const SWIPE = 60
/** Who taps twice to enlarge means it once. */
const TWICE_MS = 350

/**
 * A picture on a stage that is enlarged by keys, click, wheel and two fingers, and moved by dragging. Whole, it turns to the
 * next with a swipe. Each picture begins whole.
 */
export function useZoom(picture: string | undefined, turn: (by: number) => void) {
  const stage = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View>(WHOLE)
  const turning = useRef(turn)
  turning.current = turn

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture begins whole
  useLayoutEffect(() => setView(WHOLE), [picture])

  const change = useCallback((next: (before: View, setting: Setting) => View) => {
    const setting = settingOf(stage.current)
    if (setting) setView((before) => next(before, setting))
  }, [])
  const zoom = (factor: number) => change((before, setting) => zoomAt(before, factor, CENTRE, setting))

  useLayoutEffect(() => {
    const image = stage.current?.querySelector('img')
    if (image) image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  }, [view])

  const scale = useRef(1)
  scale.current = view.scale
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    return followPointers(element, {
      scale: () => scale.current,
      zoom: (factor, point) => change((before, setting) => zoomAt(before, factor, point, setting)),
      move: (by) => change((before, setting) => moveBy(before, by, setting)),
      toggle: (point) =>
        change((before, setting) => (before.scale > 1 ? WHOLE : zoomAt(before, CLICK_ZOOM, point, setting))),
      swipe: (by) => turning.current(by),
    })
  }, [change])

  return {
    stage,
    isZoomed: view.scale > 1,
    isLargest: view.scale >= MOST_ZOOM,
    larger: () => zoom(KEY_ZOOM),
    smaller: () => zoom(1 / KEY_ZOOM),
    whole: () => setView(WHOLE),
  }
}

function settingOf(element: HTMLElement | null): Setting | undefined {
  const image = element?.querySelector('img')
  if (!element || !image) return undefined
  return {
    stage: { width: element.clientWidth, height: element.clientHeight },
    picture: { width: image.offsetWidth, height: image.offsetHeight },
  }
}

interface Gestures {
  scale: () => number
  zoom: (factor: number, point: Point) => void
  move: (by: Point) => void
  toggle: (point: Point) => void
  swipe: (by: number) => void
}

/** React listens to the wheel without the right to keep the page from scrolling, so these are the browser's own listeners. */
function followPointers(element: HTMLElement, gestures: Gestures): () => void {
  const down = new Map<number, Point>()
  let began: Point | undefined
  let wasPinch = false
  let toggledAt = -TWICE_MS

  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }

  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    wheel(event) {
      event.preventDefault()
      gestures.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), pointOf(event))
    },
    pointerdown(event) {
      if (event.button !== 0) return
      element.setPointerCapture(event.pointerId)
      down.set(event.pointerId, pointOf(event))
      wasPinch = down.size > 1
      began = down.size === 1 ? pointOf(event) : undefined
    },
    pointermove(event) {
      const before = down.get(event.pointerId)
      if (!before) return
      const now = pointOf(event)
      const [other] = [...down].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
      if (other) {
        const factor = distance(now, other) / Math.max(1, distance(before, other))
        gestures.zoom(factor, between(now, other))
      } else if (gestures.scale() > 1) gestures.move({ x: now.x - before.x, y: now.y - before.y })
      element.dataset.dragging = 'true'
      down.set(event.pointerId, now)
    },
    pointerup(event) {
      if (!down.delete(event.pointerId)) return
      delete element.dataset.dragging
      if (!began || wasPinch) return
      const now = pointOf(event)
      const across = now.x - began.x
      if (distance(now, began) < STILL) {
        if (event.timeStamp - toggledAt > TWICE_MS) gestures.toggle(now)
        toggledAt = event.timeStamp
      } else if (gestures.scale() === 1 && Math.abs(across) > SWIPE) gestures.swipe(across < 0 ? 1 : -1)
    },
    pointercancel(event) {
      down.delete(event.pointerId)
      delete element.dataset.dragging
    },
  }
  const named = Object.entries(listeners) as [string, EventListener][]
  for (const [name, listener] of named) element.addEventListener(name, listener, { passive: false })
  return () => {
    for (const [name, listener] of named) element.removeEventListener(name, listener)
  }
}
