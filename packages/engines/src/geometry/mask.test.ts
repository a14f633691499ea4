import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growThinMask, maskAround, readMask, softenInward } from './mask.ts'
import { createPixels } from './pixels.ts'

describe('a mask', () => {
  it('is white where opaque white was drawn, at the size of the picture', () => {
    const drawn = createPixels({ width: 2, height: 1 })
    drawn.rgba.set([0, 0, 0, 255, 255, 255, 255, 255])
    expect([...readMask(drawn, { width: 4, height: 2 }).bytes]).toEqual([0, 0, 255, 255, 0, 0, 255, 255])
    drawn.rgba.set([255, 255, 255, 0, 90, 90, 90, 255])
    expect([...readMask(drawn, { width: 2, height: 1 }).bytes]).toEqual([0, 0])
  })

  it('stays black outside its white when it is softened, and white in the middle of much white', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 400, maxLength: 400 }), fc.integer({ min: 1, max: 8 }), (noise, soft) => {
        const bytes = noise.map((byte) => (byte > 60 ? 255 : 0))
        const softened = softenInward({ width: 20, height: 20, bytes }, soft)
        for (const [at, byte] of bytes.entries()) if (byte === 0) expect(softened.bytes[at]).toBe(0)
      }),
    )
    const square = maskAround({ width: 40, height: 40 }, { x: 0, y: 0, width: 10, height: 40 }, 0)
    const softened = softenInward(square, 8)
    const row = [...softened.bytes.subarray(20 * 40, 21 * 40)]
    expect(row[39]).toBe(255)
    expect(row).toEqual([...row].sort((a, b) => a - b))
    expect(row.filter((byte) => byte > 0 && byte < 255).length).toBeGreaterThan(2)
  })

  it('lies around what is kept, and fades only at the sides where the canvas goes on', () => {
    const { bytes } = maskAround({ width: 12, height: 4 }, { x: 0, y: 0, width: 8, height: 4 }, 3)
    expect([...bytes.subarray(0, 12)]).toEqual([0, 0, 0, 0, 0, 64, 128, 191, 255, 255, 255, 255])
    expect([...bytes.subarray(36, 48)]).toEqual([...bytes.subarray(0, 12)])
  })
})

it('a mask that is narrower than its soft edge grows by it, one that is wide stays as it is', () => {
  const box = (side: number) => {
    const mask = { width: 100, height: 100, bytes: new Uint8Array(100 * 100) }
    for (let row = 50; row < 50 + side; row++) mask.bytes.fill(255, row * 100 + 50, row * 100 + 50 + side)
    return mask
  }
  const thin = growThinMask(box(4), 10)
  const soft = softenInward(thin, 10)
  for (let row = 50; row < 54; row++) expect(soft.bytes[row * 100 + 52]).toBeGreaterThan(200)
  expect(thin.bytes[52 * 100 + 40]).toBe(255)
  expect(thin.bytes[52 * 100 + 38]).toBe(0)
  const wide = box(40)
  expect(growThinMask(wide, 10)).toBe(wide)
})
