import { deriveSeed } from '../base/chance.ts'
import type { Rgb } from '../base/colour.ts'
import { createNoise, smoothStep } from '../base/noise.ts'
import type { Sheet } from './sheet.ts'

const BRICK = { width: 46, height: 17, joint: 2.1 }

/** Bricks with their joints and rough faces; `lightAt` says how brightly and in what colour each place is lit. */
export function layBricks({ frame, layer, recipe }: Sheet, colour: Rgb, lightAt: (x: number, y: number) => Rgb): void {
  const { widthPx, heightPx, scale, view } = frame
  const noise = createNoise(deriveSeed(recipe.layoutSeed, 'bricks'))
  const image = layer.ctx.createImageData(widthPx, heightPx)
  const { data } = image
  for (let row = 0; row < heightPx; row++) {
    const y = row / scale + view.top
    const course = Math.floor(y / BRICK.height)
    const inCourse = y - course * BRICK.height
    for (let column = 0; column < widthPx; column++) {
      const x = column / scale + view.left
      const shifted = x + (course % 2 === 0 ? 0 : BRICK.width / 2)
      const brick = Math.floor(shifted / BRICK.width)
      const inBrick = shifted - brick * BRICK.width
      const rough = noise(x / 3.2, y / 2.6) * 0.5 + noise(x / 1.1, y / 1.1) * 0.25
      const edge = Math.min(inBrick, BRICK.width - inBrick, inCourse, BRICK.height - inCourse) + rough * 0.5
      const face = smoothStep(BRICK.joint * 0.35, BRICK.joint * 0.8, edge)
      const own =
        0.72 + noise(brick * 7.7, course * 5.1) * 0.2 + rough * 0.13 + (inCourse < BRICK.height * 0.3 ? 0.07 : 0)
      const light = lightAt(x, y)
      const at = (row * widthPx + column) * 4
      for (const part of [0, 1, 2] as const) {
        const joint = [74, 68, 64][part] ?? 70
        data[at + part] = ((joint * 0.55 * (1 - face) + (colour[part] ?? 0) * own * face) * light[part]) / 255
      }
      data[at + 3] = 255
    }
  }
  layer.ctx.putImageData(image, 0, 0)
}
