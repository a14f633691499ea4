import { expect, test } from 'vitest'
import { createPixels } from '../geometry/pixels.ts'
import { readSize, writePng } from '../png.ts'
import { fitSize } from '../remote/choose-size.ts'
import { padPicture } from './pad-picture.ts'

const LIMITS = { maxPixels: 64 * 64, multiple: 8 }
const VERBS = [
  { kind: 'zoom-out', factor: 2 },
  { kind: 'zoom-out', factor: 1.37 },
  { kind: 'zoom-out', factor: 1 },
  { kind: 'make-square' },
  { kind: 'pan', direction: 'left' },
  { kind: 'pan', direction: 'right' },
  { kind: 'pan', direction: 'up' },
  { kind: 'pan', direction: 'down' },
] as const

test.each([
  [96, 64],
  [31, 77],
  [200, 40],
  [8, 8],
])('what stays of %i × %i and what is added make up the canvas, whatever is done', async (width, height) => {
  const pixels = createPixels({ width, height })
  pixels.rgba.forEach((_, at) => (pixels.rgba[at] = at % 4 === 3 ? 255 : (at * 37) % 256))
  const png = await writePng(pixels)
  for (const verb of VERBS) {
    let canvas = { width: 0, height: 0 }
    const padding = await padPicture({ ...verb, parent: { recipe: {}, png } }, (after) => {
      canvas = fitSize(after, LIMITS)
      return canvas
    })
    const stays = await readSize(padding.image)
    const { left, top, right, bottom } = padding
    expect(Math.min(left, top, right, bottom)).toBeGreaterThanOrEqual(0)
    expect(left + stays.width + right).toBe(canvas.width)
    expect(top + stays.height + bottom).toBe(canvas.height)
  }
})
