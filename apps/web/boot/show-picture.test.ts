import { expect, test } from 'vitest'
import { maxWidthOf } from './show-picture.ts'

test.each([
  [1024, 1024, 440],
  [2048, 1024, 440],
  [1024, 2048, 280],
  [512, 1000, 287],
])('a picture of %i × %i px is shown %i px wide at most, as on its card', (width, height, widest) => {
  expect(maxWidthOf({ width, height })).toBe(widest)
})
