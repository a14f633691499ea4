import { useMemo } from 'react'
import type { Point, Shape } from './history-rules.ts'
import type { Size } from './view-rules.ts'

export interface Mask {
  /** Size of the picture; opaque where selected, in the selection's colour. */
  canvas: HTMLCanvasElement
  /** Selected share of the picture, 0 to 100. */
  percent: number
}

/** Longer side of the downscaled copy on which the share is counted. */
const COUNTED_PX = 256
/** Minimum alpha, 0 to 255, of a selected pixel in the written mask. */
const SELECTED_FROM = 128

/** Bitmap of a selection. Added shapes are drawn on top; an undo redraws all. */
export function useMask(picture: Size, shapes: readonly Shape[]): Mask {
  const sheet = useMemo(() => openSheet(picture), [picture])
  // The bitmap is derived from `shapes`, so drawing during render is safe; memoised, because counting takes milliseconds.
  const percent = useMemo(() => sheet.show(shapes), [sheet, shapes])
  return { canvas: sheet.canvas, percent }
}

function openSheet(picture: Size) {
  const canvas = makeCanvas(picture)
  const pen = contextOf(canvas)
  let shown: readonly Shape[] = []
  let percent = 0

  function show(shapes: readonly Shape[]): number {
    if (shapes === shown) return percent
    const isLonger = shown.every((shape, at) => shape === shapes[at])
    if (!isLonger) pen.clearRect(0, 0, picture.width, picture.height)
    for (const shape of isLonger ? shapes.slice(shown.length) : shapes) drawShape(pen, shape, picture)
    shown = shapes
    percent = countPercent(canvas, picture)
    return percent
  }

  return { canvas, show }
}

/** Draws one step in px of the picture, in the display colour. */
export function drawShape(pen: CanvasRenderingContext2D, shape: Shape, { width, height }: Size): void {
  pen.save()
  pen.fillStyle = pen.strokeStyle = selectionColour()
  if (shape.kind === 'clear') pen.clearRect(0, 0, width, height)
  else if (shape.kind === 'invert') {
    pen.globalCompositeOperation = 'xor'
    pen.fillRect(0, 0, width, height)
  } else {
    if (shape.erases) pen.globalCompositeOperation = 'destination-out'
    if (shape.kind === 'area') fillArea(pen, shape.points)
    else drawStroke(pen, shape)
  }
  pen.restore()
}

let readColour: string | undefined

/** The vermilion that both themes use over pictures. */
function selectionColour(): string {
  readColour ??= getComputedStyle(document.documentElement).getPropertyValue('--plate-accent').trim() || 'red'
  return readColour
}

function fillArea(pen: CanvasRenderingContext2D, points: readonly Point[]): void {
  tracePoints(pen, points)
  pen.fill()
}

function drawStroke(pen: CanvasRenderingContext2D, { points, radius }: Extract<Shape, { kind: 'stroke' }>): void {
  const [first] = points
  if (!first) return
  // Canvas does not stroke a line of length zero, but a tap must leave a dot.
  pen.beginPath()
  pen.arc(first.x, first.y, radius, 0, Math.PI * 2)
  pen.fill()
  tracePoints(pen, points)
  pen.lineCap = pen.lineJoin = 'round'
  pen.lineWidth = radius * 2
  pen.stroke()
}

function tracePoints(pen: CanvasRenderingContext2D, points: readonly Point[]): void {
  pen.beginPath()
  for (const { x, y } of points) pen.lineTo(x, y)
}

/** The mask that the server expects: opaque PNG of the picture's size, white where it may change, black elsewhere. */
export function writeMask(canvas: HTMLCanvasElement): Promise<Blob> {
  const { width, height } = canvas
  const sheet = makeCanvas({ width, height })
  const pixels = contextOf(canvas).getImageData(0, 0, width, height)
  for (let at = 0; at < pixels.data.length; at += 4) {
    const value = (pixels.data[at + 3] ?? 0) >= SELECTED_FROM ? 255 : 0
    pixels.data.set([value, value, value, 255], at)
  }
  contextOf(sheet).putImageData(pixels, 0, 0)
  return new Promise((resolve, reject) =>
    sheet.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser wrote no PNG'))), 'image/png'),
  )
}

function countPercent(canvas: HTMLCanvasElement, { width, height }: Size): number {
  const by = Math.min(1, COUNTED_PX / Math.max(width, height))
  const small = makeCanvas({ width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) })
  const pen = contextOf(small)
  pen.drawImage(canvas, 0, 0, small.width, small.height)
  const { data } = pen.getImageData(0, 0, small.width, small.height)
  let opacity = 0
  for (let at = 3; at < data.length; at += 4) opacity += data[at] ?? 0
  return (opacity / 255 / (small.width * small.height)) * 100
}

export function makeCanvas({ width, height }: Size): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height })
}

/** @throws Error where the browser has no canvas to draw on */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no canvas')
  return context
}
