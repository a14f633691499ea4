import { type Rgb, toCss } from '../base/colour.ts'
import { createRandom } from '../base/chance.ts'
import { createLayer, freeCanvas, type Frame, type Layer, pixelAt } from '../base/frame.ts'
import { smoothStep } from '../base/noise.ts'
import type { Beat } from './beat.ts'
import { fieldOf } from './field.ts'
import type { Mover, MovingLayer } from './layers.ts'
import type { MotionPlan } from './motion.ts'
import { CELL, createLoosePlate, readWords } from './plate.ts'

/** What is drawn for the motion alone and comes up once it has begun. */
export interface Vapour {
  draw: (layer: Layer, random: () => number) => void
  move: Mover
  near: number
  /** 0 to 1 of what is drawn. */
  most: number
  /** And of that, 0 to 1 at a place in pixels; everywhere where nothing is said. */
  where?: (x: number, y: number) => number
}

/** Seconds in which it comes, and in a loop also goes. */
const RISE_SECONDS = 1.3

/** A place that something rises from, in units, with the radius of what it lies on. */
interface Spot {
  x: number
  y: number
  radius: number
}

export function layVapour(frame: Frame, vapour: Vapour, plan: MotionPlan, seed: number): MovingLayer {
  const layer = createLayer(frame)
  vapour.draw(layer, createRandom(seed))
  const words = readWords(layer.canvas)
  freeCanvas(layer.canvas)
  const size = { width: frame.widthPx, height: frame.heightPx }
  const where = whereOf(size, vapour)
  const cover = Uint8Array.from(words, (word) => word >>> 24)
  return {
    plate: createLoosePlate(size, words, cover),
    near: vapour.near,
    movers: [vapour.move],
    edge: 'endless',
    strength: (beat) => {
      const share = vapour.most * comeUp(beat, plan)
      return typeof where === 'number' ? share : where.map((value) => value * share)
    },
  }
}

function whereOf(size: { width: number; height: number }, { where }: Vapour): Float32Array | 1 {
  if (where === undefined) return 1
  const { columns, rows } = fieldOf(size)
  return Float32Array.from({ length: columns * rows }, (_, node) =>
    where((node % columns) * CELL, Math.floor(node / columns) * CELL),
  )
}

/** 0 when a clip begins, and when a loop ends. */
export function comeUp({ seconds }: Beat, plan: Pick<MotionPlan, 'loop' | 'seconds'>): number {
  const since = plan.loop ? Math.min(seconds, plan.seconds - seconds) : Math.abs(seconds)
  const share = Math.min(1, Math.max(0, since / RISE_SECONDS))
  return share * share * (3 - 2 * share)
}

/** Banks of mist about the horizon, which drift. */
export function driftMist(
  frame: Frame,
  { horizon, tone }: { horizon: number; tone: Rgb },
  { lively, px }: { lively: number; px: number },
): Vapour {
  return {
    near: 0.2,
    most: 0.8,
    draw: ({ ctx }, random) => {
      for (let bank = 0; bank < 16; bank++) {
        const y = horizon + (random() + random() - 0.9) * frame.height * 0.2
        const place = { x: random() * frame.width, y, wide: 70 + random() * 120, tall: 8 + random() * 20 }
        drawSoft(ctx, place, tone, 0.16 + 0.2 * random())
      }
    },
    move: (beat, _x, y, to) => {
      to.x -= beat.seconds * (7 + 4 * Math.sin(y / 37)) * px * lively
    },
  }
}

/** What rises comes again after this share of the picture's height. */
const REPEAT = 3

/** Steam over what is hot: wisps that rise and bend. */
export function riseWisps(frame: Frame, spots: readonly Spot[], { lively }: { lively: number }): Vapour {
  return {
    near: 0.4,
    most: 0.85,
    where: overSpots(frame, spots, { wide: 1.2, tall: 4.5 }),
    draw: ({ ctx }, random) => {
      const high = frame.height / REPEAT
      for (const { x, radius } of spots) {
        for (let wisp = 0; wisp < 9; wisp++) {
          const place = {
            x: x + (random() + random() - 1) * radius,
            wide: radius * 0.3,
            tall: radius * (0.7 + random()),
          }
          const top = random() * high
          const strength = 0.1 + 0.08 * random()
          for (let y = top; y < frame.height; y += high) drawSoft(ctx, { ...place, y }, [255, 255, 255], strength)
        }
      }
    },
    move: rise(frame, { perSecond: 0.13 * lively, bend: 7 }),
  }
}

/** Sparks that fly up from a fire. */
export function flySparks(frame: Frame, spots: readonly Spot[], { lively }: { lively: number }): Vapour {
  return {
    near: 0.4,
    most: 1,
    where: overSpots(frame, spots, { wide: 1.1, tall: 2.2 }),
    draw: ({ ctx }, random) => {
      const high = frame.height / REPEAT
      for (const { x, radius } of spots) {
        for (let spark = 0; spark < 12; spark++) {
          const size = 1.2 + random() * 2
          const place = { x: x + (random() + random() - 1) * radius * 0.9, wide: size, tall: size * 1.3 }
          const tone = [255, 150 + 80 * random(), 80] as const
          for (let y = random() * high; y < frame.height; y += high) drawSoft(ctx, { ...place, y }, tone, 1)
        }
      }
    },
    move: rise(frame, { perSecond: 0.45 * lively, bend: 5 }),
  }
}

/** Up without end, and a little from side to side. */
function rise(frame: Frame, { perSecond, bend }: { perSecond: number; bend: number }): Mover {
  const high = frame.heightPx / REPEAT
  const wave = (Math.PI * 2) / high
  return (beat, _x, y, to) => {
    const gone = beat.turns(perSecond) * high
    to.y += gone
    to.x += bend * frame.scale * (Math.sin((y + gone) * wave) - Math.sin(y * wave * 2))
  }
}

/** Nothing below a spot and beside it, all of it just above, and ever less up to so many of its radii. */
function overSpots(
  frame: Frame,
  spots: readonly Spot[],
  { wide, tall }: { wide: number; tall: number },
): (x: number, y: number) => number {
  return (column, row) => {
    let most = 0
    for (const spot of spots) {
      const foot = pixelAt(frame, spot.x, spot.y)
      const radius = spot.radius * frame.scale
      const up = (foot.row - row) / (radius * tall)
      const out = Math.abs(column - foot.column) / (radius * (wide + up * 0.6))
      if (up > 0 && up < 1 && out < 1) most = Math.max(most, smoothStep(0, 0.12, up) * (1 - up) * (1 - out * out))
    }
    return most
  }
}

function drawSoft(
  ctx: Layer['ctx'],
  { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number },
  tone: Rgb,
  alpha: number,
): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(wide, tall)
  const soft = ctx.createRadialGradient(0, 0, 0, 0, 0, 1)
  soft.addColorStop(0, toCss(tone, alpha))
  soft.addColorStop(1, toCss(tone, 0))
  ctx.fillStyle = soft
  ctx.fillRect(-1, -1, 2, 2)
  ctx.restore()
}
