import { createRandom, deriveSeed, type Random } from '../base/chance.ts'
import { type Layer, pixelAt } from '../base/frame.ts'
import type { Stage } from '../scene/stage.ts'
import { readPixels } from '../base/canvas-pixels.ts'
import { type Flow, measureFlow } from './grain-field.ts'
import { mediumStrength } from './medium-strength.ts'
import { hashCell } from './strokes.ts'

/** Side of the world's squares that hold one brush mark each, in units. */
const STEP = 5.2

/** The marks that give rock, bark and leaf their texture: loaded where the scene is dark, split by a dry brush, none in mist. */
export function inkStrokes(
  stage: Stage,
  { ctx }: Layer,
  luma: Float32Array,
  bareAt: (x: number, y: number) => number,
): void {
  const { frame, recipe, cover } = stage
  const { view } = frame
  const seed = deriveSeed(recipe.seed, 'marks')
  const flow = measureFlow(luma, frame.widthPx, Math.max(1, Math.round(3 * frame.scale)))
  const figures = readPixels(cover.canvas)
  const hand = mediumStrength(recipe)
  ctx.save()
  for (let row = Math.floor(view.top / STEP); row * STEP < view.top + view.height; row++) {
    for (let column = Math.floor(view.left / STEP); column * STEP < view.left + view.width; column++) {
      const random = createRandom(hashCell(seed, column, row))
      const x = (column + random()) * STEP
      const y = (row + random()) * STEP
      const place = pixelAt(frame, x, y)
      const px = Math.min(frame.widthPx - 1, Math.max(0, Math.floor(place.column)))
      const at = Math.min(frame.heightPx - 1, Math.max(0, Math.floor(place.row))) * frame.widthPx + px
      const dark = (1 - (luma[at] ?? 255) / 255) * (1 - bareAt(x, y))
      if ((figures[at * 4 + 3] ?? 0) > 90 || dark < 0.42 + random() * 0.5) continue
      layMark(ctx, random, { x, y, dark: Math.min(1, dark * (0.7 + 0.3 * hand)), ...turnAt(flow, at, random) })
    }
  }
  ctx.restore()
}

/** Along the scene's edges where there are any, else as the wrist falls. */
function turnAt({ alongX, alongY, sure }: Flow, at: number, random: Random): { cos: number; sin: number } {
  const firm = sure[at] ?? 0
  const [x, y] = [alongX[at] ?? 0, alongY[at] ?? 1]
  const flip = y < 0 ? -1 : 1
  const loose = 1.1 + (random() - 0.5) * 0.9
  const [cos, sin] = [x * flip * firm + Math.cos(loose) * (1 - firm), y * flip * firm + Math.sin(loose) * (1 - firm)]
  const length = Math.hypot(cos, sin) || 1
  return { cos: cos / length, sin: sin / length }
}

/** Pressed down at its head and lifted at its tail; a dry brush leaves two or three hairs instead. */
function layMark(
  ctx: Layer['ctx'],
  random: Random,
  mark: { x: number; y: number; dark: number; cos: number; sin: number },
): void {
  const { x, y, dark, cos, sin } = mark
  const length = (5 + random() * 9) * (0.6 + dark * 0.7)
  const dry = random() < 0.34
  const width = (dry ? 0.5 : 0.9 + random() * 1.5) * (0.55 + dark * 0.6)
  ctx.fillStyle = `rgba(26,28,33,${(0.22 + dark * 0.5 * random()).toFixed(3)})`
  for (let hair = dry ? -1 : 0; hair <= (dry ? 1 : 0); hair++) {
    const [headX, headY] = [x - sin * hair * 1.5, y + cos * hair * 1.5]
    const bow = (random() - 0.5) * 2.4
    const [middleX, middleY] = [headX + cos * length * 0.35 - sin * bow, headY + sin * length * 0.35 + cos * bow]
    ctx.beginPath()
    ctx.moveTo(headX, headY)
    ctx.quadraticCurveTo(middleX - sin * width, middleY + cos * width, headX + cos * length, headY + sin * length)
    ctx.quadraticCurveTo(middleX + sin * width, middleY - cos * width, headX, headY)
    ctx.fill()
  }
}
