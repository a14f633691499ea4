import { describe, expect, it } from 'vitest'
import { createFlow } from './field.ts'
import { CELL, createPlate } from './plate.ts'
import { warpPlate } from './warp.ts'

const SIZE = { width: 32, height: 24 }
const WORDS = Uint32Array.from({ length: 32 * 24 }, (_, at) => (0xff000000 | ((at * 7) % 251)) >>> 0)

function flowBy(right: number, down: number) {
  const flow = createFlow(SIZE)
  for (let node = 0; node < flow.x.length; node++) {
    flow.x[node] = (node % flow.columns) * CELL + right
    flow.y[node] = Math.floor(node / flow.columns) * CELL + down
  }
  return flow
}

function warp(right: number, down: number, options?: Parameters<typeof warpPlate>[3]): Uint32Array {
  const onto = new Uint32Array(WORDS.length).fill(0xff000000)
  warpPlate(onto, createPlate(SIZE, WORDS, null), flowBy(right, down), options)
  return onto
}

describe('a plate that is moved', () => {
  it('is the same to the bit where it does not move', () => {
    expect(warp(0, 0)).toEqual(WORDS)
  })

  it('takes each pixel from where the flow says', () => {
    const moved = warp(3, 2)
    for (const [x, y] of [
      [4, 5],
      [20, 11],
    ] as const)
      expect(moved[y * 32 + x]).toBe(WORDS[(y + 2) * 32 + x + 3])
  })

  it('goes on beyond its edge as its own mirror image, or from its other side', () => {
    expect(warp(4, 0)[5 * 32 + 30]).toBe(WORDS[5 * 32 + 28])
    expect(warp(4, 0, { edge: 'endless' })[5 * 32 + 30]).toBe(WORDS[5 * 32 + 2])
  })

  it('is laid on by its strength, and not at all at none', () => {
    expect(warp(0, 0, { strength: 0 }).every((word) => word === 0xff000000)).toBe(true)
    const half = warp(0, 0, { strength: 0.5 })
    expect(Math.abs(((half[100] ?? 0) & 255) - ((WORDS[100] ?? 0) & 255) / 2)).toBeLessThanOrEqual(1)
  })
})
