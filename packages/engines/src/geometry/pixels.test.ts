import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPixels, cropPixels, type Pixels, pastePixels, resizePixels } from './pixels.ts'

const side = fc.integer({ min: 1, max: 12 })
const picture: fc.Arbitrary<Pixels> = fc
  .record({ width: side, height: side })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
      .map((rgba) => ({ width, height, rgba })),
  )

describe('pixels', () => {
  it('are the mean of what they cover when a picture shrinks to half', () => {
    const whole = createPixels({ width: 2, height: 2 })
    whole.rgba.set([0, 10, 20, 255, 100, 10, 20, 255, 200, 10, 20, 255, 101, 10, 20, 255])
    expect([...resizePixels(whole, { width: 1, height: 1 }).rgba]).toEqual([100, 10, 20, 255])
  })

  it('never leave the range of the picture that they come from, at any size', () => {
    fc.assert(
      fc.property(picture, side, side, (from, width, height) => {
        const resized = resizePixels(from, { width, height })
        expect(resized.rgba).toHaveLength(width * height * 4)
        expect(Math.min(...resized.rgba)).toBeGreaterThanOrEqual(Math.min(...from.rgba))
        expect(Math.max(...resized.rgba)).toBeLessThanOrEqual(Math.max(...from.rgba))
      }),
    )
  })

  it('come back unchanged from where they were put', () => {
    fc.assert(
      fc.property(picture, fc.nat({ max: 5 }), fc.nat({ max: 5 }), (patch, x, y) => {
        const canvas = createPixels({ width: patch.width + 5, height: patch.height + 5 })
        pastePixels(canvas, patch, { x, y })
        expect(cropPixels(canvas, { x, y, width: patch.width, height: patch.height })).toEqual(patch)
        const laid = canvas.rgba.reduce((sum, byte) => sum + byte, 0)
        expect(laid).toBe(patch.rgba.reduce((sum, byte) => sum + byte, 0))
      }),
    )
  })
})
