import { deriveSeed } from '../base/chance.ts'
import type { Beat } from './beat.ts'
import { type Field, fieldOf } from './field.ts'
import { brighten } from './glints.ts'
import type { MovingLayer } from './layers.ts'
import type { MotionPlan } from './motion.ts'
import { createPlate } from './plate.ts'

interface Size {
  width: number
  height: number
}

/** How a picture whose parts are not known lies in space: a sheet is flat, a view is near below and far above. */
export type Lie = 'sheet' | 'view'

/** One plate that the camera moves over, and light that glides across it. */
export function layerPixels(size: Size, words: Uint32Array, lie: Lie, plan: MotionPlan): MovingLayer[] {
  const field = fieldOf(size)
  const carrier = { near: lie === 'sheet' ? 0.2 : lean(field), movers: [] }
  return [
    { ...carrier, plate: createPlate(size, words, null) },
    { ...carrier, ...glide(size, words, field, plan) },
  ]
}

function lean({ columns, rows }: Field): Float32Array {
  return Float32Array.from({ length: columns * rows }, (_, node) => {
    const y = Math.floor(node / columns) / (rows - 1)
    return 0.2 + 0.4 * y * y
  })
}

/** Seconds after which light comes by again, and how bright it is at most. */
const GLIDE_SECONDS = 6
const GLIDE = 0.5

/** A broad slanting band of light that comes in from one side and leaves at the other. */
function glide(
  size: Size,
  words: Uint32Array,
  { columns, rows }: Field,
  { seed, motion }: MotionPlan,
): Pick<MovingLayer, 'plate' | 'strength'> {
  const bright = words.map((colour) => brighten(colour, 0.28))
  const way = deriveSeed(seed, 'glide') % 2 === 0 ? 1 : -1
  const most = GLIDE * (motion === 'high' ? 1.4 : 1)
  return {
    plate: createPlate(size, bright, null),
    strength: (beat: Beat) => {
      const turn = beat.turns(1 / GLIDE_SECONDS)
      const middle = -0.8 + 2.6 * (turn - Math.floor(turn))
      return Float32Array.from({ length: columns * rows }, (_, node) => {
        const x = (node % columns) / (columns - 1)
        const y = Math.floor(node / columns) / (rows - 1)
        const off = ((way > 0 ? x : 1 - x) + 0.35 * y - middle) / 0.2
        return most * Math.exp(-off * off)
      })
    },
  }
}
