import { between, createRandom, deriveSeed, type Random } from '../../base/chance.ts'
import { lightColour, mixColours, parseHex, type Rgb, toCss } from '../../base/colour.ts'
import type { Setting } from '../../recipe/recipe.ts'
import type { Actor } from '../actor.ts'
import { isSnowy } from '../land.ts'
import { isUnwanted, type Stage } from '../stage.ts'
import { chooseFoliage } from './woods.ts'

type Frame = (stage: Stage, corner: Corner) => void

/** A side of the composed frame, away from the subject. */
interface Corner {
  side: 1 | -1
  /** Edge of the frame there, in units. */
  x: number
  random: Random
}

const FRAMES: Partial<Record<Setting, Frame>> = {
  jungle: frameWithLeaves,
  lake: frameWithReeds,
  river: frameWithReeds,
  swamp: frameWithReeds,
  meadow: frameWithBough,
  mountains: frameWithBough,
  forest: frameWithBough,
  waterfall: frameWithLeaves,
}

/** Something dark and near at one edge, so that the eye looks past it into the depth; never before a figure. */
export function frameScene(stage: Stage, actors: readonly Actor[]): void {
  const paint = FRAMES[stage.recipe.reading.setting]
  if (paint === undefined || !stage.layout.framed || isUnwanted(stage, 'tree', 'grass')) return
  const { layout, frame } = stage
  const side = layout.focus > frame.width / 2 ? -1 : 1
  const x = side < 0 ? 0 : frame.width
  const taken = actors.some((actor) => Math.abs(actor.x - x) < frame.width * 0.2 + actor.width * 0.5)
  if (taken) return
  paint(stage, { side, x, random: createRandom(deriveSeed(stage.sceneSeed, 'framing')) })
}

/** Near things stand in their own shade. */
function nearTone(stage: Stage, albedo: Rgb, share: number): Rgb {
  const { palette } = stage
  return mixColours(
    lightColour(albedo, mixColours(palette.ambient, palette.light, share)),
    palette.shade,
    0.42 - share * 0.25,
  )
}

/** Great leaves that reach in from the side and below, and creepers from above. */
function frameWithLeaves(stage: Stage, { side, x, random }: Corner): void {
  const { frame, picture } = stage
  const { ctx } = picture
  for (let leaf = 0; leaf < 15; leaf++) {
    const y = frame.height * (1.08 - leaf * 0.05)
    const turn = (side < 0 ? 0 : Math.PI) - side * between(random, -1.15, 0.25)
    const long = frame.width * between(random, 0.2, 0.34) * (1 - leaf * 0.035)
    const tone = nearTone(stage, mixColours([34, 104, 50], [132, 178, 70], random()), between(random, 0.2, 0.8))
    drawBlade(stage, { x: x + side * 10, y, turn, long, tone })
  }
  if (stage.recipe.reading.setting !== 'jungle') return
  ctx.lineCap = 'round'
  for (let vine = 0; vine < 9; vine++) {
    const vx = frame.width * random()
    const end = frame.height * between(random, 0.08, 0.3)
    ctx.strokeStyle = toCss(nearTone(stage, [70, 96, 50], 0.3))
    ctx.lineWidth = between(random, 1, 2.4)
    ctx.beginPath()
    ctx.moveTo(vx, Math.min(0, frame.view.top) - 5)
    ctx.quadraticCurveTo(vx + between(random, -16, 16), end * 0.6, vx + between(random, -8, 8), end)
    ctx.stroke()
    for (let leaf = 0; leaf < 7; leaf++) {
      ctx.fillStyle = toCss(nearTone(stage, mixColours([50, 104, 50], [126, 164, 70], random()), random() * 0.7))
      ctx.beginPath()
      ctx.ellipse(vx + between(random, -7, 7), end * (0.3 + leaf * 0.1), 5, 2.6, between(random, -1, 1), 0, 7)
      ctx.fill()
    }
  }
}

/** A broad leaf with a pale rib and side veins. */
function drawBlade(stage: Stage, leaf: { x: number; y: number; turn: number; long: number; tone: Rgb }): void {
  const { ctx } = stage.picture
  const { x, y, turn, long, tone } = leaf
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.fillStyle = toCss(tone)
  ctx.beginPath()
  ctx.moveTo(0, 0)
  ctx.bezierCurveTo(long * 0.2, -long * 0.26, long * 0.7, -long * 0.24, long, long * 0.06)
  ctx.bezierCurveTo(long * 0.7, long * 0.2, long * 0.25, long * 0.2, 0, 0)
  ctx.fill()
  ctx.strokeStyle = toCss(mixColours(tone, [220, 236, 150], 0.3))
  ctx.lineWidth = long * 0.014
  ctx.beginPath()
  ctx.moveTo(0, 0)
  ctx.quadraticCurveTo(long * 0.5, -long * 0.05, long, long * 0.06)
  for (let vein = 1; vein < 7; vein++) {
    const at = (vein / 7) * long
    ctx.moveTo(at, -long * 0.03)
    ctx.lineTo(at + long * 0.1, -long * 0.14)
    ctx.moveTo(at, -long * 0.02)
    ctx.lineTo(at + long * 0.1, long * 0.1)
  }
  ctx.stroke()
  ctx.restore()
}

/** Reeds and cattails at the water's edge. */
function frameWithReeds(stage: Stage, { side, x, random }: Corner): void {
  const { frame, picture } = stage
  const { ctx } = picture
  ctx.lineCap = 'round'
  for (let reed = 0; reed < 46; reed++) {
    const foot = x - side * frame.width * random() ** 1.7 * 0.2 + side * 8
    const high = frame.height * between(random, 0.1, 0.3) * (1 - Math.abs(foot - x) / (frame.width * 0.34))
    const lean = between(random, -0.16, 0.16) * high - side * high * 0.08
    const base = frame.height + 14
    ctx.strokeStyle = toCss(nearTone(stage, mixColours([64, 92, 42], [160, 162, 80], random()), random() * 0.7))
    ctx.lineWidth = between(random, 1.1, 2.6)
    ctx.beginPath()
    ctx.moveTo(foot, base)
    ctx.quadraticCurveTo(foot + lean * 0.2, base - high * 0.6, foot + lean, base - high - 14)
    ctx.stroke()
    if (random() > 0.3) continue
    ctx.strokeStyle = toCss(nearTone(stage, parseHex('#7a4a2a'), 0.4))
    ctx.lineWidth = 5
    ctx.beginPath()
    ctx.moveTo(foot + lean, base - high - 14)
    ctx.lineTo(foot + lean * 1.1, base - high - 32)
    ctx.stroke()
  }
}

const LEAVES: Record<ReturnType<typeof chooseFoliage>, readonly [Rgb, Rgb] | null> = {
  full: [
    [52, 84, 40],
    [128, 154, 70],
  ],
  fresh: [
    [92, 140, 50],
    [176, 204, 96],
  ],
  turned: [
    [176, 74, 38],
    [228, 168, 58],
  ],
  bare: null,
}

/** A bough that hangs in at the top, from a trunk that stands beside the frame. */
function frameWithBough(stage: Stage, { side, x, random }: Corner): void {
  const { frame, picture } = stage
  const { ctx } = picture
  const bark = nearTone(stage, [92, 70, 54], 0.25)
  const leaves = LEAVES[chooseFoliage(stage)]
  ctx.lineCap = 'round'
  ctx.strokeStyle = toCss(bark)
  const stem = x + side * frame.width * 0.06
  ctx.lineWidth = frame.width * 0.05
  ctx.beginPath()
  ctx.moveTo(stem, -frame.height)
  ctx.lineTo(stem, frame.height * 1.2)
  ctx.stroke()
  const reach = frame.width * 0.36
  const boughAt = (t: number) => ({ x: stem - side * reach * t, y: frame.height * (0.015 + 0.1 * t * t) })
  for (let step = 0; step < 12; step++) {
    const [from, to] = [boughAt(step / 12), boughAt((step + 1) / 12)]
    ctx.strokeStyle = toCss(bark)
    ctx.lineWidth = 7 - step * 0.5
    ctx.beginPath()
    ctx.moveTo(from.x, from.y)
    ctx.lineTo(to.x, to.y)
    ctx.stroke()
    for (let twig = 0; twig < 3; twig++) {
      const end = { x: from.x - side * between(random, 4, 30), y: from.y + between(random, -12, 34) }
      ctx.lineWidth = 1.2
      ctx.beginPath()
      ctx.moveTo(from.x, from.y)
      ctx.lineTo(end.x, end.y)
      ctx.stroke()
      if (leaves) scatterLeaves(stage, end, leaves, random)
      else if (isSnowy(stage)) {
        ctx.strokeStyle = toCss(nearTone(stage, [240, 245, 252], 0.9))
        ctx.beginPath()
        ctx.moveTo(from.x, from.y - 1.4)
        ctx.lineTo(end.x, end.y - 1)
        ctx.stroke()
        ctx.strokeStyle = toCss(bark)
      }
    }
  }
}

function scatterLeaves(
  stage: Stage,
  at: { x: number; y: number },
  [deep, pale]: readonly [Rgb, Rgb],
  random: Random,
): void {
  const { ctx } = stage.picture
  for (let leaf = 0; leaf < 9; leaf++) {
    ctx.fillStyle = toCss(nearTone(stage, mixColours(deep, pale, random()), between(random, 0.1, 0.85)))
    ctx.beginPath()
    const [x, y] = [at.x + between(random, -11, 11), at.y + between(random, -8, 9)]
    ctx.ellipse(x, y, between(random, 3, 5.4), between(random, 1.6, 2.7), between(random, -1.2, 1.2), 0, 7)
    ctx.fill()
  }
}
