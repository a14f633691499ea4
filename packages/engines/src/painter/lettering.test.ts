import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPng } from '../png.ts'
import { type OpenPainter, openPainter, PATIENCE_MS } from './testing/open-painter.ts'

let painter: OpenPainter
beforeAll(async () => {
  painter = await openPainter('lettering', { sidePx: 96, threads: 1, usual: { pictures: 1 } })
}, PATIENCE_MS)
afterAll(() => painter.close())

test(
  'a built worker finds its fonts, writes what was said and names what it has no letters for',
  async () => {
    const draw = async (text: string) => {
      const { pictures, notDrawn } = await painter.draw({ prompt: `a badge, "${text}"` })
      return { pixels: await readPng(pictures[0]?.png ?? new Uint8Array()), notDrawn }
    }
    const [one, other] = [await draw('MOON 福 ☕'), await draw('HILL 茶')]
    expect(one.notDrawn).toEqual(['☕'])
    expect(other.notDrawn).toEqual([])
    expect(Buffer.compare(Buffer.from(one.pixels.rgba), Buffer.from(other.pixels.rgba))).not.toBe(0)
  },
  PATIENCE_MS,
)
