import { describe, expect, it } from 'vitest'
import { mergePictures } from './merge-pictures.ts'
import { createPixels, type Pixels } from './pixels.ts'

function plain(level: number, width: number, height: number): Pixels {
  const picture = createPixels({ width, height })
  picture.rgba.forEach((_, at) => (picture.rgba[at] = at % 4 === 3 ? 255 : level))
  return picture
}

describe('pictures merged into one canvas', () => {
  const size = { width: 60, height: 20 }
  const three = [plain(10, 8, 30), plain(110, 90, 20), plain(210, 1, 1)]

  it('shows a band of each, whatever their sizes', () => {
    const merged = mergePictures(three, size, 0)
    expect(merged).toMatchObject(size)
    for (const [column, level] of [
      [3, 10],
      [30, 110],
      [56, 210],
    ] as const) {
      expect(merged.rgba[(10 * 60 + column) * 4]).toBe(level)
    }
  })

  it('puts another one first at another turn', () => {
    const merged = mergePictures(three, size, 1)
    expect([3, 30, 56].map((column) => merged.rgba[column * 4])).toEqual([110, 210, 10])
  })

  it('fades from one into the next', () => {
    const merged = mergePictures(three, size, 0)
    const levels = Array.from({ length: 60 }, (_, column) => merged.rgba[column * 4] ?? 0)
    expect(levels).toEqual([...levels].sort((a, b) => a - b))
    expect(levels.some((level) => level > 30 && level < 90)).toBe(true)
  })
})
