import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Parent, Recipe, Verb } from '../../engine.ts'
import { extendCanvas } from '../../geometry/extend-canvas.ts'
import { createPixels, cropPixels, type Pixels, resizePixels } from '../../geometry/pixels.ts'
import { readPng, writePng } from '../../png.ts'
import { asParent, findChanged, listBytes, maskOf, measureDistance } from '../testing/open-painter.ts'
import { openPainter, type OpenPainter, PATIENCE_MS } from '../testing/open-painter.ts'

const SIDE_PX = 64
const HORIZON = 40
let painter: OpenPainter
let pixels: Pixels
let png: Uint8Array
let newer: Recipe

beforeAll(async () => {
  painter = await openPainter('from-pixels', { sidePx: SIDE_PX })
  newer = { ...(await painter.drawParent()).parent.recipe, painterVersion: 99 }
  pixels = paintPlain()
  png = await writePng(pixels)
}, PATIENCE_MS)

afterAll(() => painter.close())

/** A blue sky above a green land. */
function paintPlain(): Pixels {
  const plain = createPixels({ width: SIDE_PX, height: SIDE_PX })
  for (let at = 0; at < SIDE_PX * SIDE_PX; at++) {
    plain.rgba.set(at < HORIZON * SIDE_PX ? [90, 140, 220, 255] : [70, 120, 40, 255], at * 4)
  }
  return plain
}

const isSky = ({ rgba, width }: Pixels, x: number, y: number) =>
  (rgba[(y * width + x) * 4 + 2] ?? 0) > (rgba[(y * width + x) * 4 + 1] ?? 0)

function kindsOfRecipe(): [string, () => Recipe][] {
  return [
    ['a newer painter', () => newer],
    ['a painter whose recipe nobody can read', () => ({ scene: [1, 2, 3] })],
  ]
}

describe.each(kindsOfRecipe())('a picture of %s', (_who, recipeOf) => {
  const parentOf = (): Parent => ({ recipe: recipeOf(), png })

  it(
    'is zoomed out of: its own bytes within, its colours and its horizon around it',
    async () => {
      const verb: Verb = { kind: 'zoom-out', parent: parentOf(), factor: 2 }
      const { kept, after } = extendCanvas(verb, pixels)
      const drawn = await painter.draw({ verb })
      expect(drawn.pictures).toHaveLength(1)
      const wide = await readPng(drawn.pictures[0]?.png ?? png)
      expect({ width: wide.width, height: wide.height }).toEqual(after)
      expect(cropPixels(wide, kept)).toEqual(resizePixels(pixels, kept))
      const level = kept.y + (HORIZON * kept.height) / SIDE_PX
      for (const x of [2, wide.width - 3]) {
        expect(isSky(wide, x, Math.round(level) - 5)).toBe(true)
        expect(isSky(wide, x, Math.round(level) + 5)).toBe(false)
      }
      expect([isSky(wide, 20, 2), isSky(wide, 20, wide.height - 3)]).toEqual([true, false])
      expect(listBytes(await painter.draw({ verb }))).toEqual(listBytes(drawn))
    },
    PATIENCE_MS,
  )

  it(
    'is panned, and what came of it is panned again and enlarged',
    async () => {
      const verb: Verb = { kind: 'pan', parent: parentOf(), direction: 'right' }
      const wide = await asParent((await painter.draw({ verb })).pictures[0])
      expect(cropPixels(wide.pixels, { x: 0, y: 0, width: SIDE_PX, height: SIDE_PX })).toEqual(pixels)
      expect(wide.parent.recipe['painterVersion']).toBe(recipeOf()['painterVersion'])
      const wider = (await painter.draw({ verb: { ...verb, parent: wide.parent } })).pictures[0]
      const { width, height } = wide.pixels
      expect(cropPixels(await readPng(wider?.png ?? png), { x: 0, y: 0, width, height })).toEqual(wide.pixels)
      const large = await painter.draw({ verb: { kind: 'upscale', parent: wide.parent, detail: 'subtle', factor: 2 } })
      expect(large.pictures).toMatchObject([{ width: width * 2, height: height * 2 }])
    },
    PATIENCE_MS,
  )

  it(
    'gets a region from new words, and keeps every byte outside it',
    async () => {
      const isWhite = (x: number, y: number) => x >= 30 && y < 34
      const verb: Verb = { kind: 'vary-region', parent: parentOf(), mask: await maskOf(pixels, isWhite) }
      const { pictures, notDrawn } = await painter.draw({ verb, prompt: 'a red balloon and a zzyzx', seed: 80 })
      expect(notDrawn).toEqual(['zzyzx'])
      expect(pictures).toHaveLength(4)
      for (const picture of pictures) {
        const painted = await readPng(picture.png)
        expect(findChanged(painted, pixels, (x, y) => !isWhite(x, y))).toEqual([])
        const region = { x: 34, y: 0, width: 30, height: 30 }
        expect(measureDistance(cropPixels(painted, region), cropPixels(pixels, region))).toBeGreaterThan(4)
      }
    },
    PATIENCE_MS,
  )

  it(
    'is varied by its words and its pixels, and has no larger one to be picked',
    async () => {
      const verb: Verb = { kind: 'variation', strength: 'subtle', parent: recipeOf(), png }
      const varied = await painter.draw({ verb })
      expect(new Set(listBytes(varied)).size).toBe(4)
      const bluer = { ...pixels, rgba: pixels.rgba.map((byte, at) => (at % 4 === 0 ? 10 : byte)) }
      const others = await painter.draw({ verb: { ...verb, png: await writePng(bluer) } })
      expect(listBytes(others)).not.toEqual(listBytes(varied))
      const picked = { recipe: recipeOf(), width: SIDE_PX, height: SIDE_PX }
      expect(await painter.engine.enlargePick?.(picked, new AbortController().signal)).toBeNull()
    },
    PATIENCE_MS,
  )
})
