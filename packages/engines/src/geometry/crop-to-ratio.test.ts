import { expect, test } from 'vitest'
import { cropToRatio } from './crop-to-ratio.ts'
import { createPixels } from './pixels.ts'

test.each([
  [
    { width: 1344, height: 768 },
    { width: 16, height: 9 },
    { width: 1344, height: 756 },
  ],
  [
    { width: 1536, height: 1024 },
    { width: 990, height: 316 },
    { width: 1536, height: 490 },
  ],
  [
    { width: 1024, height: 1536 },
    { width: 1, height: 14 },
    { width: 110, height: 1536 },
  ],
  [
    { width: 1368, height: 768 },
    { width: 16, height: 9 },
    { width: 1368, height: 768 },
  ],
])('a picture is cut to the shape that was asked for, where it has another', (size, ratio, cut) => {
  const { width, height, rgba } = cropToRatio(createPixels(size), ratio)
  expect({ width, height, bytes: rgba.length }).toEqual({ ...cut, bytes: cut.width * cut.height * 4 })
})
