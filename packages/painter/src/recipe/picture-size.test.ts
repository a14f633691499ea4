import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureSize } from './picture-size.ts'

describe('the size of a picture', () => {
  it('is a square of 768 pixels, or the same area at another ratio', () => {
    expect(pictureSize({ width: 1, height: 1 })).toEqual({ width: 768, height: 768 })
    expect(pictureSize({ width: 16, height: 9 })).toEqual({ width: 1024, height: 576 })
    expect(pictureSize({ width: 2, height: 3 })).toEqual({ width: 624, height: 936 })
    expect(pictureSize({ width: 990, height: 316 })).toEqual({ width: 1352, height: 432 })
  })

  it('stays between 1:14 and 14:1 and meets what lies there to 1 %, in multiples of 8, whatever is asked', () => {
    const side = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.double({ min: 0.001, max: 1e6 }))
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = pictureSize({ width, height })
        expect((size.width % 8) + (size.height % 8)).toBe(0)
        const asked = width > 0 && height > 0 ? Math.min(14, Math.max(1 / 14, width / height)) : 1
        expect(Math.abs(Math.log(size.width / size.height / asked))).toBeLessThan(0.01)
        expect(Math.abs(size.width * size.height - 768 * 768) / (768 * 768)).toBeLessThan(0.06)
      }),
    )
  })
})
