import { createCanvas } from '@napi-rs/canvas'
import type { SubjectBrush } from '../subjects/draw-subject.ts'
import { drawSubject, subjectTraits } from '../subjects/draw-subject.ts'

/** How high a subject's box is. */
export const HEIGHT = 64

/** A seeded chance, so that a drawing can be repeated. */
function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

type Change = Partial<Omit<SubjectBrush, 'ctx' | 'random'>> & { seed?: number }

/** Draws on a canvas four times as large as the subject's box, standing in its middle. */
export function draw(
  name: string,
  { seed = 1, ...change }: Change = {},
): { pixels: Uint8ClampedArray; width: number; height: number } {
  const width = Math.ceil(HEIGHT * Math.max(1, subjectTraits(name)?.aspect ?? 1) * 2)
  const canvas = createCanvas(width, HEIGHT * 2)
  const ctx = canvas.getContext('2d')
  drawSubject(name, {
    ...{
      ctx,
      x: width / 2,
      y: HEIGHT * 1.5,
      height: HEIGHT,
      facing: 1,
      random: chance(seed),
      colour: null,
      niji: false,
    },
    ...{
      palette: { light: '#fff1d6', ambient: '#dfe6ee', shade: '#4a5a8a', ground: '#9aa860' },
      light: { x: -0.6, y: -0.8 },
    },
    ...change,
  })
  return { pixels: ctx.getImageData(0, 0, width, HEIGHT * 2).data, width, height: HEIGHT * 2 }
}

/** How far the solid pixels reach from the middle of the base line, as shares of the subject's height. */
export function reach({ pixels, width, height }: ReturnType<typeof draw>): {
  side: number
  up: number
  down: number
  count: number
} {
  const found = { side: 0, up: 0, down: 0, count: 0 }
  for (let i = 3; i < pixels.length; i += 4) {
    if ((pixels[i] ?? 0) < 100) continue
    const [x, y] = [((i - 3) / 4) % width, Math.floor((i - 3) / 4 / width)]
    found.count++
    found.side = Math.max(found.side, Math.abs(x - width / 2) / HEIGHT)
    found.up = Math.max(found.up, (height * 0.75 - y) / HEIGHT)
    found.down = Math.max(found.down, (y - height * 0.75) / HEIGHT)
  }
  return found
}
