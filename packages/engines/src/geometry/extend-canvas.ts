import type { Verb } from '../engine.ts'

export interface Size {
  width: number
  height: number
}

/** A rectangle in whole pixels. */
export interface Box extends Size {
  x: number
  y: number
}

/** Extension of a picture: `from` of the old one is placed at `kept` on a canvas of size `after`. */
export interface Extension {
  from: Box
  kept: Box
  after: Size
}

export type ExtendingVerb = Extract<Verb, { kind: 'zoom-out' | 'make-square' | 'pan' }>
type WithoutParent<Some> = Some extends unknown ? Omit<Some, 'parent'> : never

/** Maximum side ratio of panned pictures; beyond it the far end is cropped. */
const LONGEST_RATIO = 3
const LONGEST_PX = 2048
const STEP_PX = 8
const MIN_ZOOM = 1
const MAX_ZOOM = 2

/** Zooming keeps the size (or pixel count for another ratio); make-square and pan keep every pixel and add more. */
export function extendCanvas(verb: ExtendingVerb | WithoutParent<ExtendingVerb>, { width, height }: Size): Extension {
  const size = { width, height }
  switch (verb.kind) {
    case 'zoom-out':
      return zoomOut(size, verb)
    case 'make-square':
      return makeSquare(size)
    case 'pan':
      return verb.direction === 'left' || verb.direction === 'right'
        ? panAcross(size, verb.direction === 'right')
        : turn(panAcross(turnSize(size), verb.direction === 'down'))
    default:
      return verb satisfies never
  }
}

/** `box` without `border` pixels at the sides that do not lie at the edge of the canvas. */
export function insetOpenSides(box: Box, canvas: Size, border: number): Box {
  const left = box.x > 0 ? border : 0
  const top = box.y > 0 ? border : 0
  const right = box.x + box.width < canvas.width ? border : 0
  const bottom = box.y + box.height < canvas.height ? border : 0
  return { x: box.x + left, y: box.y + top, width: box.width - left - right, height: box.height - top - bottom }
}

/** @throws RangeError for a factor outside 1.0 to 2.0 */
function zoomOut(size: Size, { factor, ratio }: { factor: number; ratio?: Size }): Extension {
  if (!(factor >= MIN_ZOOM && factor <= MAX_ZOOM)) throw new RangeError(`factor: ${factor}`)
  const after = ratio ? reshape(size, ratio) : size
  const scale = Math.min(after.width / size.width, after.height / size.height) / factor
  const marginX = marginOf(after.width, size.width * scale)
  const marginY = marginOf(after.height, size.height * scale)
  const kept = { x: marginX, y: marginY, width: after.width - marginX * 2, height: after.height - marginY * 2 }
  return { from: whole(size), kept, after }
}

/** An even margin, so that the picture is exactly centred; at least something of it remains. */
function marginOf(side: number, kept: number): number {
  return Math.min(Math.round((side - kept) / 2), Math.ceil(side / 2) - 1)
}

/** As many pixels as before, or what of them has no side that is too long. */
function reshape({ width, height }: Size, ratio: Size): Size {
  const longest = Math.max(LONGEST_PX, width, height)
  const scale = Math.sqrt((width * height) / (ratio.width * ratio.height))
  const unit = Math.min(scale, longest / Math.max(ratio.width, ratio.height))
  const side = (parts: number) => Math.max(STEP_PX, Math.round((parts * unit) / STEP_PX) * STEP_PX)
  return { width: side(ratio.width), height: side(ratio.height) }
}

function makeSquare(size: Size): Extension {
  const side = Math.max(size.width, size.height)
  const kept = {
    ...size,
    x: Math.floor((side - size.width) / 2),
    y: Math.floor((side - size.height) / 2),
  }
  return { from: whole(size), kept, after: { width: side, height: side } }
}

/** Half a picture more at one side. */
function panAcross(size: Size, forward: boolean): Extension {
  const step = Math.max(STEP_PX, Math.round(size.width / 2 / STEP_PX) * STEP_PX)
  const longest = Math.max(size.width, Math.min(LONGEST_PX, Math.floor(size.height * LONGEST_RATIO)))
  const width = Math.min(size.width + step, longest)
  const stays = width - step
  return {
    from: { x: forward ? size.width - stays : 0, y: 0, width: stays, height: size.height },
    kept: { x: forward ? 0 : step, y: 0, width: stays, height: size.height },
    after: { width, height: size.height },
  }
}

function whole({ width, height }: Size): Box {
  return { x: 0, y: 0, width, height }
}

function turnSize({ width, height }: Size): Size {
  return { width: height, height: width }
}

function turn({ from, kept, after }: Extension): Extension {
  const turnBox = (box: Box): Box => ({ x: box.y, y: box.x, ...turnSize(box) })
  return { from: turnBox(from), kept: turnBox(kept), after: turnSize(after) }
}
