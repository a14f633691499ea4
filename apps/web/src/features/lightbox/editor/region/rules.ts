import type { Drawn, Point } from './history-rules.ts'
import type { Size } from './view-rules.ts'

export type Tool = 'brush' | 'rectangle' | 'lasso' | 'eraser'

export const BRUSH_MIN = 8
export const BRUSH_MAX = 200
export const BRUSH_DEFAULT = 64
const BRUSH_STEP = 8
/** The longer side, in px, of the picture that the brush's numbers are meant for; others scale them. */
const BRUSH_PICTURE_PX = 1024

export function stepBrush(size: number, direction: 1 | -1): number {
  return Math.min(BRUSH_MAX, Math.max(BRUSH_MIN, size + direction * BRUSH_STEP))
}

/** In px of the picture; never so thin that a dot would cover no pixel by half, and select nothing. */
export function brushRadius(size: number, { width, height }: Size): number {
  return Math.max(1, (size / 2) * (Math.max(width, height) / BRUSH_PICTURE_PX))
}

/** A rectangle in parts of the picture's sides, 0 to 1. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A third of the picture, in its middle. */
export const FIRST_BOX: Box = { left: 1 / 3, top: 1 / 3, width: 1 / 3, height: 1 / 3 }
const BOX_MIN = 0.01

/** Move by parts of the sides; it stays within the picture. */
export function moveBox(box: Box, x: number, y: number): Box {
  const within = (from: number, by: number, length: number) => Math.min(1 - length, Math.max(0, from + by))
  return { ...box, left: within(box.left, x, box.width), top: within(box.top, y, box.height) }
}

/** Grow or shrink round the middle, by parts of the sides. */
export function growBox(box: Box, by: number): Box {
  const length = (now: number) => Math.min(1, Math.max(BOX_MIN, now + by))
  const grown = { ...box, width: length(box.width), height: length(box.height) }
  return moveBox(grown, (box.width - grown.width) / 2, (box.height - grown.height) / 2)
}

export function areaOfBox({ left, top, width, height }: Box, picture: Size): Drawn {
  return areaBetween(
    { x: left * picture.width, y: top * picture.height },
    { x: (left + width) * picture.width, y: (top + height) * picture.height },
  )
}

/** The rectangle with these two corners. */
function areaBetween(from: Point, to: Point): Drawn {
  const points = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }]
  return { kind: 'area', points, erases: false }
}

/** Below and above these the result is often poor. */
const GOOD_FROM_PERCENT = 20
const GOOD_TO_PERCENT = 50

export function isGoodShare(percent: number): boolean {
  return percent >= GOOD_FROM_PERCENT && percent <= GOOD_TO_PERCENT
}

/** What the pointer draws from where it went down to where it is, with what it passed between. */
export function shapeOf(tool: Tool, points: readonly Point[], radius: number): Drawn | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  switch (tool) {
    case 'brush':
    case 'eraser':
      return { kind: 'stroke', points, radius, erases: tool === 'eraser' }
    case 'rectangle':
      return areaBetween(first, last)
    case 'lasso':
      return { kind: 'area', points, erases: false }
    default:
      return tool satisfies never
  }
}
