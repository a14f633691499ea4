import { type RefObject, useEffect, useRef } from 'react'
import type { Point, Shape } from './history/rules.ts'
import { contextOf, drawShape, makeCanvas } from './use-mask.ts'
import type { Size, View } from './view/rules.ts'

/** What a repaint needs; read anew each time, so that moving the pointer draws nothing of React's. */
export interface Scene {
  /** Undefined until it has been loaded. */
  picture: CanvasImageSource | undefined
  size: Size
  mask: HTMLCanvasElement
  /** What the pointer is just drawing. */
  draft: Shape | null
  /** What the keys are just placing. */
  box: Shape | null
  /** Where the brush would draw, in px of the picture. */
  cursor: { at: Point; radius: number } | null
  view: View
}

const SELECTION_OPACITY = 0.55
const OUTLINE_PX = 1
const STRIPE_PX = 4
/** The outline marches a pixel at a time. */
const MARCH_MS = 120

/** Paint the stage when something has changed, at most once per frame; gives what asks for it. */
export function usePainting(stage: RefObject<HTMLCanvasElement | null>, scene: RefObject<Scene>): () => void {
  const painter = useRef<{ repaint: () => void }>({ repaint: () => {} })
  useEffect(() => {
    const canvas = stage.current
    if (!canvas) return
    const layers = { selection: makeCanvas(canvas), outline: makeCanvas(canvas) }
    let request: number | undefined
    let phase = 0

    function paint() {
      request = undefined
      if (canvas) paintScene(canvas, layers, { ...scene.current, phase })
    }
    function repaint() {
      request ??= requestAnimationFrame(paint)
    }
    function march() {
      phase = (phase + 1) % (STRIPE_PX * 2)
      repaint()
    }

    painter.current.repaint = repaint
    repaint()
    const timer = standsStill() ? undefined : setInterval(march, MARCH_MS)
    return () => {
      clearInterval(timer)
      if (request !== undefined) cancelAnimationFrame(request)
    }
  }, [stage, scene])
  return useRef(() => painter.current.repaint()).current
}

function standsStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'reduced'
}

interface Layers {
  selection: HTMLCanvasElement
  outline: HTMLCanvasElement
}

function paintScene(canvas: HTMLCanvasElement, layers: Layers, scene: Scene & { phase: number }): void {
  const { width, height } = canvas
  for (const layer of [layers.selection, layers.outline]) Object.assign(layer, { width, height })
  const pen = contextOf(canvas)
  pen.resetTransform()
  pen.clearRect(0, 0, width, height)
  place(pen, scene.view)
  if (scene.picture) pen.drawImage(scene.picture, 0, 0, scene.size.width, scene.size.height)
  paintSelection(contextOf(layers.selection), scene)
  paintOutline(contextOf(layers.outline), layers.selection, scene.phase)
  pen.resetTransform()
  pen.globalAlpha = SELECTION_OPACITY
  pen.drawImage(layers.selection, 0, 0)
  pen.globalAlpha = 1
  pen.drawImage(layers.outline, 0, 0)
  if (scene.cursor) paintCursor(pen, scene.view, scene.cursor)
}

function place(pen: CanvasRenderingContext2D, { scale, x, y }: View): void {
  const ratio = devicePixelRatio
  pen.setTransform(scale * ratio, 0, 0, scale * ratio, x * ratio, y * ratio)
}

function paintSelection(pen: CanvasRenderingContext2D, { view, size, mask, draft, box }: Scene): void {
  pen.save()
  place(pen, view)
  pen.beginPath()
  pen.rect(0, 0, size.width, size.height)
  pen.clip()
  pen.drawImage(mask, 0, 0)
  for (const shape of [draft, box]) if (shape) drawShape(pen, shape, size)
  pen.restore()
}

/** What lies just around the selection, in stripes of black and white that show on any picture. */
function paintOutline(pen: CanvasRenderingContext2D, selection: HTMLCanvasElement, phase: number): void {
  const by = OUTLINE_PX * devicePixelRatio
  const sides = [-by, 0, by].flatMap((x) => [-by, 0, by].map((y) => [x, y] as const))
  for (const [x, y] of sides) pen.drawImage(selection, x, y)
  pen.globalCompositeOperation = 'destination-out'
  pen.drawImage(selection, 0, 0)
  pen.globalCompositeOperation = 'source-in'
  const stripes = pen.createPattern(makeStripes(), 'repeat')
  stripes?.setTransform(new DOMMatrix().translate(phase * devicePixelRatio, 0))
  pen.fillStyle = stripes ?? '#ffffff'
  pen.fillRect(0, 0, selection.width, selection.height)
  pen.globalCompositeOperation = 'source-over'
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

function paintCursor(pen: CanvasRenderingContext2D, view: View, { at, radius }: { at: Point; radius: number }): void {
  const ratio = devicePixelRatio
  const [x, y] = [(view.x + at.x * view.scale) * ratio, (view.y + at.y * view.scale) * ratio]
  for (const [colour, wider] of [
    ['#000000', 1],
    ['#ffffff', 0],
  ] as const) {
    pen.beginPath()
    pen.arc(x, y, Math.max(1, radius * view.scale * ratio + wider * ratio), 0, Math.PI * 2)
    pen.lineWidth = ratio
    pen.strokeStyle = colour
    pen.stroke()
  }
}
