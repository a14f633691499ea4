import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createRandom } from '../../base/chance.ts'
import { drawSubject } from '../draw-subject.ts'
import { wardrobe } from './wardrobe.ts'

const HEIGHT = 160

function draw(name: string, looks?: readonly string[]): Uint8ClampedArray {
  const canvas = createCanvas(HEIGHT, HEIGHT)
  const ctx = canvas.getContext('2d')
  drawSubject(name, {
    ...{
      ctx,
      x: HEIGHT / 2,
      y: HEIGHT * 0.95,
      height: HEIGHT * 0.85,
      facing: 1,
      random: createRandom(9),
      colour: null,
    },
    palette: { light: '#ffffff', ambient: '#ffffff', shade: '#404040', ground: '#808080' },
    ...{ light: { x: -0.6, y: -0.8 }, niji: false, pose: 'standing' },
    ...(looks === undefined ? {} : { looks }),
  })
  return ctx.getImageData(0, 0, HEIGHT, HEIGHT).data
}

/** How many pixels of the head are of a kind. */
function countInHead(pixels: Uint8ClampedArray, is: (red: number, green: number, blue: number) => boolean): number {
  let count = 0
  for (let at = 0; at < HEIGHT * HEIGHT * 0.35 * 4; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha > 200 && is(red, green, blue)) count++
  }
  return count
}

test('hair and beard have the colour that the words give them', () => {
  const isRed = (red: number, green: number, blue: number) => red > 110 && green < red * 0.55 && blue < red * 0.4
  expect(countInHead(draw('girl', ['hair #a8431f']), isRed)).toBeGreaterThan(120)
  const isWhite = (red: number, green: number, blue: number) => Math.min(red, green, blue) > 190
  const shaven = countInHead(draw('man', ['beard full #1f1a1c']), isWhite)
  expect(countInHead(draw('man', ['beard long #e9e6e0']), isWhite)).toBeGreaterThan(shaven + 30)
})

test.each(Object.keys(wardrobe))('%s is worn by a man and by a woman, and changes how they look', (clothes) => {
  for (const name of ['man', 'woman']) {
    const dressed = Buffer.from(draw(name, [clothes]))
    expect(dressed.equals(Buffer.from(draw(name)))).toBe(false)
    expect(dressed.equals(Buffer.from(draw(name, [clothes])))).toBe(true)
  }
})
