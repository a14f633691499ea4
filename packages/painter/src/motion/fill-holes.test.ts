import { describe, expect, it } from 'vitest'
import { fillHoles } from './fill-holes.ts'

const RED = 0xff0000ff
const SIZE = { width: 16, height: 12 }

describe('what lies behind something', () => {
  it('goes on from what lies about it and leaves that as it is', () => {
    const colours = new Uint32Array(16 * 12).fill(RED)
    const isKnown = (at: number) => at % 16 < 4 || at % 16 > 11
    for (let at = 0; at < colours.length; at++) if (!isKnown(at)) colours[at] = 0xff00ff00
    expect(fillHoles(SIZE, colours, isKnown).every((colour) => colour === RED)).toBe(true)
  })

  it('takes more from the nearer side', () => {
    const colours = Uint32Array.from({ length: 16 * 12 }, (_, at) => (at % 16 < 2 ? RED : 0xffff0000))
    const filled = fillHoles(SIZE, colours, (at) => at % 16 < 2 || at % 16 > 13)
    expect((filled[6 * 16 + 3] ?? 0) & 255).toBeGreaterThan((filled[6 * 16 + 12] ?? 0) & 255)
  })
})
