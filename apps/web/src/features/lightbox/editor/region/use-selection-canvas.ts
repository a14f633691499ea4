import { type RefObject, useCallback, useRef } from 'react'
import type { DrawnShape, Point } from './history-rules.ts'
import { contextOf, drawShape, makeCanvas } from './use-mask.ts'
import { type DraftExtent, repaintedPart, type Part, type Size, type View } from './view-rules.ts'

/** Input of a repaint; read from refs, so that pointer moves cause no React render. */
export interface Scene {
  size: Size
  mask: HTMLCanvasElement
  /** Shape being drawn by pointer. */
  draft: DrawnShape | null
  /** Shape being placed by keyboard. */
  box: DrawnShape | null
  /** Brush cursor: position in CSS px of the stage, radius in px of the picture. */
  cursor: { at: Point; radius: number } | null
  /** Position and scale of the picture on the canvas. */
  view: View
}

/** Opacity of the selection over the picture. */
const OPACITY = 0.55
const OUTLINE_PX = 1
const STRIPE_PX = 4

/**
 * Paints selection and outline. Browsers copy a changed canvas as a whole, so the document has a single one, no larger than the
 * visible part of the picture; its layers are kept off-screen.
 */
export function useSelectionCanvas(canvas: RefObject<HTMLCanvasElement | null>) {
  const opened = useRef<SelectionCanvas | null>(null)
  return useCallback(() => {
    if (canvas.current) opened.current ??= openSheet(canvas.current)
    return opened.current
  }, [canvas])
}

export type SelectionCanvas = ReturnType<typeof openSheet>

function openSheet(canvas: HTMLCanvasElement) {
  const selection = makeCanvas(canvas)
  const edge = makeCanvas(canvas)
  const outline = makeCanvas(canvas)
  let phase = 0
  let drafted: DraftExtent | null = null

  function paintPart(scene: Scene, part: Part) {
    paintSelection(selection, scene, part)
    cutEdge(edge, selection, part)
    paintOutline(outline, edge, { phase, part })
    show(part)
  }

  function show(part: Part) {
    const pen = penIn(canvas, part)
    pen.globalAlpha = OPACITY
    copyPart(pen, selection, part)
    pen.globalAlpha = 1
    copyPart(pen, outline, part)
    pen.restore()
  }

  /** Repaints only the part where the pointer has drawn since the last time. */
  function pointer(scene: Scene) {
    const { part, next } = repaintedPart(drafted, scene.draft, scene.view, devicePixelRatio)
    if (part) paintPart(scene, part)
    drafted = next
  }

  function all(scene: Scene) {
    drafted = repaintedPart(null, scene.draft, scene.view, devicePixelRatio).next
    for (const layer of [selection, edge, outline]) if (isOtherSize(layer, canvas)) Object.assign(layer, sizeOf(canvas))
    paintPart(scene, wholeOf(canvas))
  }

  function march() {
    phase = (phase + 1) % (STRIPE_PX * 2)
    paintOutline(outline, edge, { phase, part: wholeOf(canvas) })
    show(wholeOf(canvas))
  }

  return { pointer, all, march }
}

const sizeOf = ({ width, height }: HTMLCanvasElement): Size => ({ width, height })
const wholeOf = (canvas: HTMLCanvasElement): Part => ({ left: 0, top: 0, ...sizeOf(canvas) })
const isOtherSize = (one: Size, other: Size) => one.width !== other.width || one.height !== other.height

/** A context that is cleared and clipped to this part; call `restore` afterwards. */
function penIn(canvas: HTMLCanvasElement, { left, top, width, height }: Part): CanvasRenderingContext2D {
  const pen = contextOf(canvas)
  pen.save()
  pen.beginPath()
  pen.rect(left, top, width, height)
  pen.clip()
  pen.clearRect(left, top, width, height)
  return pen
}

function copyPart(pen: CanvasRenderingContext2D, from: HTMLCanvasElement, { left, top, width, height }: Part): void {
  pen.drawImage(from, left, top, width, height, left, top, width, height)
}

function paintSelection(canvas: HTMLCanvasElement, scene: Scene, part: Part): void {
  const { view, size, mask, draft, box } = scene
  const pen = penIn(canvas, part)
  const ratio = devicePixelRatio
  pen.setTransform(view.scale * ratio, 0, 0, view.scale * ratio, view.x * ratio, view.y * ratio)
  pen.beginPath()
  pen.rect(0, 0, size.width, size.height)
  pen.clip()
  pen.drawImage(mask, 0, 0)
  for (const shape of [draft, box]) if (shape) drawShape(pen, shape, size)
  pen.restore()
}

/** Leaves only the border of the selection. */
function cutEdge(edge: HTMLCanvasElement, selection: HTMLCanvasElement, part: Part): void {
  const pen = penIn(edge, part)
  const by = OUTLINE_PX * devicePixelRatio
  for (const x of [-by, by]) for (const y of [-by, by]) pen.drawImage(selection, x, y)
  pen.globalCompositeOperation = 'destination-out'
  copyPart(pen, selection, part)
  pen.restore()
}

/** Black and white stripes, visible on any picture. */
function paintOutline(
  canvas: HTMLCanvasElement,
  edge: HTMLCanvasElement,
  { phase, part }: { phase: number; part: Part },
): void {
  const pen = penIn(canvas, part)
  copyPart(pen, edge, part)
  pen.globalCompositeOperation = 'source-in'
  const stripes = pen.createPattern(makeStripes(), 'repeat')
  stripes?.setTransform(new DOMMatrix().translate(phase * devicePixelRatio, 0))
  pen.fillStyle = stripes ?? '#ffffff'
  pen.fillRect(part.left, part.top, part.width, part.height)
  pen.restore()
}

let madeStripes: HTMLCanvasElement | undefined

function makeStripes(): HTMLCanvasElement {
  if (madeStripes) return madeStripes
  const side = Math.round(STRIPE_PX * 2 * devicePixelRatio)
  const canvas = makeCanvas({ width: side, height: side })
  const pen = contextOf(canvas)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      pen.fillStyle = (x + y) % side < side / 2 ? '#ffffff' : '#000000'
      pen.fillRect(x, y, 1, 1)
    }
  }
  madeStripes = canvas
  return canvas
}
