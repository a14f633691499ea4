import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { between, createRandom, deriveSeed, type Random } from '../base/chance.ts'
import { smoothStep } from '../base/noise.ts'
import type { Motion } from '../motion/motion.ts'

/** What falls over a picture in which nothing falls. */
export const OVERS = ['rain', 'snow'] as const
export type Over = (typeof OVERS)[number]

/** Of a piece: where it is at first, 0 to 1, how near, 0 far to 1, and where it is in its swing. */
interface Piece {
  x: number
  y: number
  near: number
  swing: number
}

interface Fall {
  pieces: number
  /** Pictures' heights a second of what is farthest and of what is nearest. */
  speed: readonly [number, number]
  /** Sideways for each way down. */
  slant: number
  /** Share of the picture's width that it swings. */
  swing: number
  draw: (ctx: SKRSContext2D, at: { x: number; y: number }, near: number, side: number) => void
}

const FALLS: Readonly<Record<Over, Fall>> = {
  rain: {
    pieces: 260,
    speed: [1.1, 2.2],
    slant: -0.16,
    swing: 0,
    draw(ctx, { x, y }, near, side) {
      const length = side * (0.02 + 0.04 * near)
      ctx.strokeStyle = `rgba(226,234,244,${(0.16 + 0.3 * near).toFixed(3)})`
      ctx.lineWidth = side * (0.0009 + 0.0016 * near)
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.lineTo(x + 0.16 * length, y - length)
      ctx.stroke()
    },
  },
  snow: {
    pieces: 300,
    speed: [0.06, 0.2],
    slant: -0.2,
    swing: 0.012,
    draw(ctx, { x, y }, near, side) {
      ctx.fillStyle = `rgba(250,252,255,${(0.45 + 0.4 * near).toFixed(3)})`
      ctx.beginPath()
      ctx.arc(x, y, side * (0.0014 + 0.0042 * near * near), 0, Math.PI * 2)
      ctx.fill()
    },
  },
}

/** Seconds in which it begins to fall. */
const BEGINNING = 1.2
const SWINGS_A_SECOND = 0.35

export interface WeatherPlan {
  over: Over
  seed: number
  fps: number
  /** Seconds for which it falls already; 0: it begins, and the first frame has none of it. */
  fromSeconds: number
  /** Whether the last frame has none of it. */
  ends: boolean
}

/** The same motion with weather before it. */
export function fallOver(
  motion: Pick<Motion, 'frames' | 'paint'>,
  { over, seed, fps, fromSeconds, ends }: WeatherPlan,
): Pick<Motion, 'frames' | 'paint'> {
  const { frames } = motion
  const random = createRandom(deriveSeed(seed, over))
  const pieces = Array.from({ length: FALLS[over].pieces }, () => createPiece(random))
  return {
    frames,
    paint(n, onto) {
      motion.paint(n, onto)
      const seconds = fromSeconds + n / fps
      const left = ends ? (frames - 1 - n) / fps : BEGINNING
      const strength = smoothStep(0, BEGINNING, seconds) * smoothStep(0, BEGINNING, left)
      if (strength > 0) drawPieces(onto, pieces, FALLS[over], { seconds, strength })
    },
  }
}

function createPiece(random: Random): Piece {
  return { x: random(), y: random(), near: random() ** 1.5, swing: between(random, 0, Math.PI * 2) }
}

function drawPieces(
  canvas: Canvas,
  pieces: readonly Piece[],
  { speed: [slow, quick], slant, swing, draw }: Fall,
  { seconds, strength }: { seconds: number; strength: number },
): void {
  const ctx = canvas.getContext('2d')
  const { width, height } = canvas
  const side = Math.sqrt(width * height)
  // What leaves below comes again above, a little outside of the picture.
  const margin = 0.08
  ctx.save()
  ctx.globalAlpha = strength
  for (const piece of pieces) {
    const gone = (slow + (quick - slow) * piece.near) * seconds
    const aside = swing * Math.sin(piece.swing + seconds * SWINGS_A_SECOND * Math.PI * 2)
    const x = wrap(piece.x + aside + (slant * gone * height) / width)
    const y = wrap(piece.y + gone)
    draw(
      ctx,
      { x: (x * (1 + margin) - margin / 2) * width, y: (y * (1 + margin) - margin / 2) * height },
      piece.near,
      side,
    )
  }
  ctx.restore()
}

function wrap(place: number): number {
  return place - Math.floor(place)
}
