import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseSize, fitSize, fitWithin } from './choose-size.ts'

const side = fc.integer({ min: 1, max: 4096 })
const limits = fc.record({ maxPixels: fc.constantFrom(262_144, 1_048_576), multiple: fc.constantFrom(8, 16, 64) })

test('a size is of about the ratio and the budget, in whole multiples', () => {
  fc.assert(
    fc.property(fc.constantFrom([1, 1], [2, 3], [3, 2], [16, 9], [9, 16]), limits, ([width = 1, height = 1], given) => {
      const size = chooseSize({ width, height }, given)
      expect([size.width % given.multiple, size.height % given.multiple]).toEqual([0, 0])
      expect(Math.abs(Math.log((size.width * size.height) / given.maxPixels))).toBeLessThan(0.3)
      expect(Math.abs(Math.log(size.width / size.height / (width / height)))).toBeLessThan(0.2)
    }),
  )
})

test('a canvas is painted at its own size where that is possible, and never at none', () => {
  expect(fitSize({ width: 512, height: 768 }, { maxPixels: 1_048_576, multiple: 64 })).toEqual({
    width: 512,
    height: 768,
  })
  fc.assert(
    fc.property(side, side, limits, (width, height, given) => {
      const size = fitSize({ width, height }, given)
      expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(given.multiple)
    }),
  )
})

test('a size that must not be exceeded is not rounded up', () => {
  const limits = { maxPixels: 2_097_152, multiple: 64 }
  expect(fitWithin({ width: 4096, height: 4096 }, limits)).toEqual({ width: 1408, height: 1408 })
  expect(fitSize({ width: 4096, height: 4096 }, limits)).toEqual({ width: 1472, height: 1472 })
  expect(fitWithin({ width: 1024, height: 768 }, limits)).toEqual({ width: 1024, height: 768 })
  expect(fitWithin({ width: 20, height: 8000 }, limits)).toMatchObject({ width: 64 })
})
