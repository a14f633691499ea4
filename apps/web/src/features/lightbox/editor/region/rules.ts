import type { DrawnShape, Point } from './history-rules.ts'
import type { Size } from './view-rules.ts'

export type Tool = 'brush' | 'rectangle' | 'lasso' | 'eraser'

export const BRUSH_MIN = 8
export const BRUSH_MAX = 200
export const BRUSH_DEFAULT = 64
const BRUSH_STEP = 8
/** Brush sizes refer to a picture whose longer side is this many px; others scale them. */
const BRUSH_PICTURE_PX = 1024

export function stepBrush(size: number, direction: 1 | -1): number {
  return Math.min(BRUSH_MAX, Math.max(BRUSH_MIN, size + direction * BRUSH_STEP))
}

/** Radius in px of the picture; large enough that a dot covers at least one pixel by half. */
export function brushRadius(size: number, { width, height }: Size): number {
  return Math.max(1, (size / 2) * (Math.max(width, height) / BRUSH_PICTURE_PX))
}

/** Rectangle in fractions of the picture's sides, 0 to 1. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The middle third. */
export const FIRST_BOX: Box = { left: 1 / 3, top: 1 / 3, width: 1 / 3, height: 1 / 3 }
const BOX_MIN = 0.01

/** Moves by fractions of the sides; stays within the picture. */
export function moveBox(box: Box, x: number, y: number): Box {
  const within = (from: number, by: number, length: number) => Math.min(1 - length, Math.max(0, from + by))
  return { ...box, left: within(box.left, x, box.width), top: within(box.top, y, box.height) }
}

/** Grows or shrinks around its centre, by fractions of the sides. */
export function growBox(box: Box, by: number): Box {
  const length = (now: number) => Math.min(1, Math.max(BOX_MIN, now + by))
  const grown = { ...box, width: length(box.width), height: length(box.height) }
  return moveBox(grown, (box.width - grown.width) / 2, (box.height - grown.height) / 2)
}

export function areaOfBox({ left, top, width, height }: Box, picture: Size): DrawnShape {
  return areaBetween(
    { x: left * picture.width, y: top * picture.height },
    { x: (left + width) * picture.width, y: (top + height) * picture.height },
  )
}

/** Rectangle between two corners. */
function areaBetween(from: Point, to: Point): DrawnShape {
  const points = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }]
  return { kind: 'area', points, erases: false }
}

/** Outside of these shares results are often poor. */
const GOOD_FROM_PERCENT = 20
const GOOD_TO_PERCENT = 50

export function isGoodShare(percent: number): boolean {
  return percent >= GOOD_FROM_PERCENT && percent <= GOOD_TO_PERCENT
}

/** Shape that the pointer draws along these points. */
export function shapeOf(tool: Tool, points: readonly Point[], radius: number): DrawnShape | null {
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
