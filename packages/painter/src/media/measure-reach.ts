import { readPixels } from '../base/canvas-pixels.ts'
import { deriveSeed } from '../base/chance.ts'
import { type Frame, placeAt } from '../base/frame.ts'
import { createNoise, smoothStep, sumOctaves } from '../base/noise.ts'
import { kindOf } from '../scene/settings/kinds.ts'
import type { Stage } from '../scene/stage.ts'
import { type SmoothField, sampleField } from './noise-field.ts'

/** Every so many-th pixel is looked at for figures. */
const STRIDE = 6
/** What a wash keeps of its pigment where it has run out. */
const TRACE = 0.07

interface Patch {
  x: number
  y: number
  width: number
  height: number
}

/** How far the washes reach, 0 bare paper to 1: a plain ground is one loose wash about its subject, a place runs out towards the sheet's edges. */
export function measureReach(stage: Stage): SmoothField {
  const { frame, recipe } = stage
  const ragged = createNoise(deriveSeed(recipe.layoutSeed, 'reach'))
  const about = kindOf(recipe.reading.setting).bare ? findFigures(stage) : null
  return sampleField(frame, 3, (x, y) => {
    const stray = sumOctaves(ragged, x / 150, y / 150, 3)
    return about === null ? reachEdges(frame, x, y, stray) : reachAround(about, x, y, stray)
  })
}

/** Corners and sides stay open here and there. */
function reachEdges({ view }: Frame, x: number, y: number, stray: number): number {
  const across = Math.min(x - view.left, view.left + view.width - x) / view.width
  const down = Math.min(y - view.top, view.top + view.height - y) / view.height
  return smoothStep(-0.02, 0.1, Math.min(across, down * 1.1) + stray * 0.075)
}

function reachAround({ x, y, width, height }: Patch, atX: number, atY: number, stray: number): number {
  const away = Math.hypot((atX - x) / width, (atY - y) / height) + stray * 0.45
  return TRACE + (1 - TRACE) * (1 - smoothStep(0.72, 1.12, away))
}

/** An oval about all that stands on a plain ground. */
function findFigures({ frame, cover }: Stage): Patch {
  const marks = readPixels(cover.canvas)
  let [left, top, right, bottom] = [frame.widthPx, frame.heightPx, 0, 0]
  for (let row = 0; row < frame.heightPx; row += STRIDE) {
    for (let column = 0; column < frame.widthPx; column += STRIDE) {
      if ((marks[(row * frame.widthPx + column) * 4 + 3] ?? 0) < 128) continue
      left = Math.min(left, column)
      right = Math.max(right, column)
      top = Math.min(top, row)
      bottom = Math.max(bottom, row)
    }
  }
  const { view } = frame
  if (right <= left)
    return {
      x: view.left + view.width / 2,
      y: view.top + view.height / 2,
      width: view.width * 0.5,
      height: view.height * 0.5,
    }
  const [from, to] = [placeAt(frame, left, top), placeAt(frame, right, bottom)]
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    width: Math.min(view.width * 0.62, (to.x - from.x) * 0.5 + view.width * 0.2),
    height: Math.min(view.height * 0.62, (to.y - from.y) * 0.5 + view.height * 0.16),
  }
}
