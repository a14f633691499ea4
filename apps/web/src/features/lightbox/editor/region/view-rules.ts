import type { DrawnShape, Point } from './history-rules.ts'

export interface Size {
  width: number
  height: number
}

/** Transformation: a picture's `x` is at `view.x + view.scale * x` CSS px of the stage. */
export interface View {
  scale: number
  x: number
  y: number
}

const ZOOM_MAX = 8
/** CSS px around a fitted picture. */
const MARGIN_PX = 8

/** The whole picture, centred and as large as fits. */
export function fitView(stage: Size, picture: Size): View {
  const room = { width: Math.max(1, stage.width - 2 * MARGIN_PX), height: Math.max(1, stage.height - 2 * MARGIN_PX) }
  const scale = Math.min(room.width / picture.width, room.height / picture.height)
  return {
    scale,
    x: (stage.width - picture.width * scale) / 2,
    y: (stage.height - picture.height * scale) / 2,
  }
}

/** Zooms by `factor`, limited to 1 to 8 times the fitted scale; the point `at` of the stage stays fixed. */
export function zoomView(view: View, factor: number, { at, fit }: { at: Point; fit: View }): View {
  const scale = Math.min(fit.scale * ZOOM_MAX, Math.max(fit.scale, view.scale * factor))
  if (scale === fit.scale) return fit
  const by = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }
}

/** A fitted picture cannot be panned. */
export function panView(view: View, by: Point, fit: View): View {
  return view.scale === fit.scale ? view : { ...view, x: view.x + by.x, y: view.y + by.y }
}

/** From CSS px of the stage to px of the picture; may be outside of it. */
export function toPicture(view: View, { x, y }: Point): Point {
  return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale }
}

/** Part of the stage, in device px. */
export interface Part extends Size {
  left: number
  top: number
}

/** Bounding box of a shape in device px (`ratio` per CSS px), with a margin for antialiasing and outline. */
export function partOf(shape: DrawnShape, view: View, ratio: number): Part {
  const radius = shape.kind === 'stroke' ? shape.radius : 0
  const [xs, ys] = [shape.points.map(({ x }) => x), shape.points.map(({ y }) => y)]
  const margin = 1 + Math.ceil(ratio)
  const onScreen = (at: number, from: number) => (from + at * view.scale) * ratio
  const left = Math.floor(onScreen(Math.min(...xs) - radius, view.x)) - margin
  const top = Math.floor(onScreen(Math.min(...ys) - radius, view.y)) - margin
  const right = Math.ceil(onScreen(Math.max(...xs) + radius, view.x)) + margin
  const bottom = Math.ceil(onScreen(Math.max(...ys) + radius, view.y)) + margin
  return { left, top, width: right - left, height: bottom - top }
}

/** The bounding box of both; null when both are null. */
export function joinParts(one: Part | null, other: Part | null): Part | null {
  if (!one || !other) return one ?? other
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)]
  const right = Math.max(one.left + one.width, other.left + other.width)
  const bottom = Math.max(one.top + one.height, other.top + other.height)
  return { left, top, width: right - left, height: bottom - top }
}

/** The visible part of the picture in device px, with room for the outline. */
export function sheetOf(stage: Size, { width, height }: Size, view: View, ratio: number): Part {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: height },
  ]
  const whole = partOf({ kind: 'area', points: corners, erases: false }, view, ratio)
  const within = (at: number, side: number) => Math.min(Math.round(side * ratio), Math.max(0, at))
  const [left, top] = [within(whole.left, stage.width), within(whole.top, stage.height)]
  const right = within(whole.left + whole.width, stage.width)
  const bottom = within(whole.top + whole.height, stage.height)
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

/** What of a shape being drawn is on screen: the shape, its number of points, and its bounding box. */
export interface DraftExtent {
  draft: DrawnShape
  count: number
  part: Part
}

/** The part to repaint after a shape has changed; a longer stroke has only changed at its end. */
export function repaintedPart(
  before: DraftExtent | null,
  draft: DrawnShape | null,
  view: View,
  ratio: number,
): { part: Part | null; next: DraftExtent | null } {
  if (!draft) return { part: before?.part ?? null, next: null }
  if (before && draft.kind === 'stroke' && before.draft.points === draft.points) return grow(before, draft, view, ratio)
  const part = partOf(draft, view, ratio)
  return { part: joinParts(before?.part ?? null, part), next: { draft, count: draft.points.length, part } }
}

function grow(
  before: DraftExtent,
  draft: DrawnShape,
  view: View,
  ratio: number,
): { part: Part | null; next: DraftExtent } {
  const { length: count } = draft.points
  if (count === before.count) return { part: null, next: before }
  const added = partOf({ ...draft, points: draft.points.slice(before.count - 1) }, view, ratio)
  return { part: added, next: { draft, count, part: joinParts(before.part, added) ?? added } }
}
