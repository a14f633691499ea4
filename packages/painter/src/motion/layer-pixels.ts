import { fieldOf } from './field.ts'
import type { MovingLayer } from './layers.ts'
import { createPlate } from './plate.ts'

/** A picture of which only its pixels are known: one sheet that leans a little, near below and far above. */
export function layerPixels(size: { width: number; height: number }, words: Uint32Array): MovingLayer[] {
  const { columns, rows } = fieldOf(size)
  const near = Float32Array.from({ length: columns * rows }, (_, node) => {
    const y = Math.floor(node / columns) / (rows - 1)
    return 0.2 + 0.4 * y * y
  })
  return [{ plate: createPlate(size, words, null), near, movers: [] }]
}
