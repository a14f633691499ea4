import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blendAroundKept, layThrough } from './join-pictures.ts'
import { createPixels, cropPixels, type Pixels } from './pixels.ts'

function plain(width: number, height: number, value: number): Pixels {
  const picture = createPixels({ width, height })
  picture.rgba.fill(value)
  return picture
}

describe('two pictures joined', () => {
  it('keep what was kept byte for byte', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 256, maxLength: 256 }), fc.nat({ max: 12 }), (rgba, x) => {
        const kept = { width: 8, height: 8, rgba }
        const joined = blendAroundKept(plain(20, 20, 90), kept, { x, y: 5 })
        expect(cropPixels(joined, { x, y: 5, width: 8, height: 8 })).toEqual(kept)
      }),
    )
  })

  it('meet in one tone at the seam and are themselves further off', () => {
    const joined = blendAroundKept(plain(200, 40, 100), plain(100, 40, 140), { x: 0, y: 0 })
    const line = Array.from({ length: 100 }, (_, i) => joined.rgba[(20 * 200 + 100 + i) * 4] ?? 0)
    expect(line[0]).toBeGreaterThan(130)
    expect(line).toEqual([...line].sort((a, b) => b - a))
    expect(line.at(-1)).toBe(100)
  })

  it('show the upper one where the mask is white and leave every other byte', () => {
    const bytes = new Uint8Array([0, 128, 255, 0])
    const { rgba } = layThrough(plain(4, 1, 10), plain(4, 1, 210), { width: 4, height: 1, bytes })
    expect([rgba[0], rgba[4], rgba[8], rgba[12]]).toEqual([10, 110, 210, 10])
  })
})
