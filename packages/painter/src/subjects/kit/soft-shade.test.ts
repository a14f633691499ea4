import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createRandom } from '../../base/chance.ts'
import type { Hand } from './soft-shade.ts'
import { drawSubject } from '../draw-subject.ts'

const HEIGHT = 420
const WIDTH = 260

/** Brightness along a line down a sleeve and across a cheek, of a person who is seen from near. */
function drawNear(hand: Hand, name = 'man'): Uint8ClampedArray {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const ctx = canvas.getContext('2d')
  drawSubject(name, {
    ...{ ctx, x: WIDTH / 2, y: HEIGHT * 1.02, height: HEIGHT, facing: 1, random: createRandom(4), colour: '#3a6ab0' },
    palette: { light: '#fff1d6', ambient: '#dfe6ee', shade: '#4a5a8a', ground: '#9aa860' },
    ...{ light: { x: -0.6, y: -0.8 }, niji: false, pose: 'standing', hand },
  })
  return ctx.getImageData(0, 0, WIDTH, HEIGHT).data
}

/** How many edges of more than a few shades lie inside what is drawn: rings of shade are such edges. */
function countEdges(pixels: Uint8ClampedArray): number {
  let edges = 0
  for (let at = 0; at < pixels.length - 4; at += 4) {
    if ((pixels[at + 3] ?? 0) < 255 || (pixels[at + 7] ?? 0) < 255) continue
    const step = Math.abs((pixels[at + 1] ?? 0) - (pixels[at + 5] ?? 0))
    if (step >= 4 && step <= 14) edges++
  }
  return edges
}

test('from near forms turn softly, without the rings of shade that older painters left', () => {
  expect(countEdges(drawNear('fourth'))).toBeLessThan(countEdges(drawNear('third')) * 0.75)
})

test('soft shade is the same for the same seed, and stays inside the figure', () => {
  const [once, again] = [drawNear('fourth'), drawNear('fourth')]
  expect(Buffer.from(once).equals(Buffer.from(again))).toBe(true)
  const filled = (pixels: Uint8ClampedArray) => pixels.filter((value, at) => at % 4 === 3 && value > 128).length
  expect(filled(once) / filled(drawNear('third'))).toBeGreaterThan(0.94)
  expect(filled(once) / filled(drawNear('third'))).toBeLessThan(1.03)
})
