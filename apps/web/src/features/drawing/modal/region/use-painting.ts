import { type RefObject, useEffect, useRef } from 'react'
import type { Drawn, Point } from './history/rules.ts'
import { contextOf, drawShape, makeCanvas } from './use-mask.ts'
import { joinParts, type Part, partOf, type Size, type View } from './view/rules.ts'

/** What a repaint needs; read anew each time, so that moving the pointer draws nothing of React's. */
export interface Scene {
  size: Size
  mask: HTMLCanvasElement
  /** What the pointer is just drawing. */
  draft: Drawn | null
  /** What the keys are just placing. */
  box: Drawn | null
  /** Where the brush would draw, in px of the picture. */
  cursor: { at: Point; radius: number } | null
  view: View
}

/** What lies over the picture: two as large as the stage, and a ring for the brush. */
export interface Sheets {
  selection: RefObject<HTMLCanvasElement | null>
  outline: RefObject<HTMLCanvasElement | null>
  cursor: RefObject<HTMLElement | null>
}

/** Ask for a repaint: of what the pointer draws and where it is, or of all. */
export type Repaint = (what: 'pointer' | 'all') => void

const OUTLINE_PX = 1
const STRIPE_PX = 4
/** The outline marches a pixel at a time. */
const MARCH_MS = 120

/** Paint the sheets when something has changed, at most once per frame; gives what asks for it. */
export function usePainting(sheets: Sheets, scene: RefObject<Scene>): Repaint {
  const painter = useRef<Repaint>(() => {})
  const { selection, outline, cursor } = sheets
  useEffect(() => {
    if (!selection.current || !outline.current || !cursor.current) return
    const stage = openStage(selection.current, outline.current, cursor.current)
    let request: number | undefined
    const waiting = new Set<keyof typeof stage>()

    function paint() {
      request = undefined
      if (waiting.has('all')) stage.all(scene.current)
      else for (const what of waiting) stage[what](scene.current)
      waiting.clear()
    }
    function repaint(what: keyof typeof stage) {
      waiting.add(what)
      request ??= requestAnimationFrame(paint)
    }

    painter.current = repaint
    repaint('all')
    const timer = standsStill() ? undefined : setInterval(() => repaint('march'), MARCH_MS)
    return () => {
      clearInterval(timer)
      if (request !== undefined) cancelAnimationFrame(request)
    }
  }, [selection, outline, cursor, scene])
  return useRef<Repaint>((what) => painter.current(what)).current
}

function standsStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'reduced'
}

/** What can be painted anew: only the part where the pointer draws, or all. */
function openStage(selection: HTMLCanvasElement, outline: HTMLCanvasElement, cursor: HTMLElement) {
  const edge = makeCanvas(selection)
  let phase = 0
  /** Where the draft was painted last. */
  let painted: Part | null = null

  function paintPart(scene: Scene, part: Part) {
    paintSelection(selection, scene, part)
    cutEdge(edge, selection, part)
    paintOutline(outline, edge, { phase, part })
  }

  function pointer(scene: Scene) {
    const drafted = scene.draft && partOf(scene.draft, scene.view, devicePixelRatio)
    const changed = joinParts(painted, drafted)
    if (changed) paintPart(scene, changed)
    painted = drafted
    placeCursor(cursor, scene)
  }

  function all(scene: Scene) {
    painted = scene.draft && partOf(scene.draft, scene.view, devicePixelRatio)
    if (edge.width !== selection.width || edge.height !== selection.height) Object.assign(edge, sizeOf(selection))
    paintPart(scene, wholeOf(selection))
    placeCursor(cursor, scene)
  }

  function march() {
    phase = (phase + 1) % (STRIPE_PX * 2)
    paintOutline(outline, edge, { phase, part: wholeOf(edge) })
  }

  return { pointer, all, march }
}

const sizeOf = ({ width, height }: HTMLCanvasElement): Size => ({ width, height })
const wholeOf = (canvas: HTMLCanvasElement): Part => ({ left: 0, top: 0, ...sizeOf(canvas) })

/** A pen that empties a part of a canvas and reaches no further, until it is restored. */
function penIn(canvas: HTMLCanvasElement, { left, top, width, height }: Part): CanvasRenderingContext2D {
  const pen = contextOf(canvas)
  pen.save()
  pen.beginPath()
  pen.rect(left, top, width, height)
  pen.clip()
  pen.clearRect(left, top, width, height)
  return pen
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

/** Leave of a selection what lies just around it. */
function cutEdge(edge: HTMLCanvasElement, selection: HTMLCanvasElement, part: Part): void {
  const pen = penIn(edge, part)
  const by = OUTLINE_PX * devicePixelRatio
  for (const x of [-by, by]) for (const y of [-by, by]) pen.drawImage(selection, x, y)
  pen.globalCompositeOperation = 'destination-out'
  pen.drawImage(selection, 0, 0)
  pen.restore()
}

/** In stripes of black and white, which show on any picture. */
function paintOutline(
  canvas: HTMLCanvasElement,
  edge: HTMLCanvasElement,
  { phase, part }: { phase: number; part: Part },
): void {
  const pen = penIn(canvas, part)
  pen.drawImage(edge, 0, 0)
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

function placeCursor(ring: HTMLElement, { cursor, view }: Scene): void {
  ring.hidden = cursor === null
  if (!cursor) return
  const { at, radius } = cursor
  ring.style.setProperty('--radius', `${Math.max(1, radius * view.scale)}px`)
  ring.style.translate = `${view.x + at.x * view.scale}px ${view.y + at.y * view.scale}px`
}
