import { bareBorder } from '@easel/painter/recipe/grow-recipe'
import type { Recipe } from '@easel/painter/recipe/recipe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Verb } from '../engine.ts'
import { extendCanvas } from '../geometry/extend-canvas.ts'
import { cropPixels, resizePixels } from '../geometry/pixels.ts'
import { readPng } from '../png.ts'
import {
  asParent,
  findChanged,
  listBytes,
  maskOf,
  measureDistance,
  type OpenPainter,
  openPainter,
  PATIENCE_MS,
} from './testing/open-painter.ts'

let painter: OpenPainter
beforeAll(async () => {
  painter = await openPainter('verbs-of-kinds', { sidePx: 96 })
}, PATIENCE_MS)
afterAll(() => painter.close())

it.each([
  ['abstract', 'abstract fluid gold and teal'],
  ['pattern', 'seamless floral pattern'],
  ['still life', 'a bowl of ramen seen from above'],
  ['product', 'a perfume bottle, luxury product shot'],
  ['built place', '苏州园林'],
  ['poster', 'a poster with the title "SUMMER JAZZ" and a saxophone'],
  ['logo', 'a coffee shop logo saying "Brew"'],
  ['sign', 'a neon sign "OPEN"'],
  ['embrace', 'two people hugging'],
  ['sky', 'aurora over snowy mountains'],
  ['pastel', 'a fox, pastel drawing'],
])('%s keeps what its verbs promise: %s', { timeout: PATIENCE_MS }, async (_kind, prompt) => {
  const { parent, pixels } = await painter.drawParent({ prompt })

  const zoom: Verb = { kind: 'zoom-out', parent, factor: 1.5 }
  const { kept } = extendCanvas(zoom, pixels)
  const [wide] = (await painter.draw({ verb: zoom, prompt })).pictures
  const recipe: Recipe = JSON.parse(JSON.stringify(parent.recipe))
  // A bare border of paper moves out to the new edge.
  const border = Math.ceil((bareBorder(recipe, pixels) * kept.width) / pixels.width)
  const inner = { x: border, y: border, width: kept.width - 2 * border, height: kept.height - 2 * border }
  const shown = cropPixels(await readPng(wide?.png ?? new Uint8Array()), kept)
  expect(cropPixels(shown, inner)).toEqual(cropPixels(resizePixels(pixels, kept), inner))

  const again = await asParent(wide)
  const [wider] = (await painter.draw({ verb: { kind: 'pan', parent: again.parent, direction: 'right' }, prompt }))
    .pictures
  expect(wider?.width).toBeGreaterThan(again.pixels.width)

  const isWhite = (x: number, y: number) => x >= 50 && y < 46
  const mask = await maskOf(pixels, isWhite)
  const region = await painter.draw({ verb: { kind: 'vary-region', parent, mask }, prompt: 'a red balloon' })
  for (const { png } of region.pictures)
    expect(findChanged(await readPng(png), pixels, (x, y) => !isWhite(x, y))).toEqual([])
  const changed = findChanged(await readPng(region.pictures[0]?.png ?? new Uint8Array()), pixels, isWhite)
  expect(changed.length).toBeGreaterThan(20)

  const varied = await painter.draw({ verb: { kind: 'variation', parent, strength: 'subtle' }, prompt })
  expect(new Set(listBytes(varied)).size).toBe(4)

  const large = await painter.draw({ verb: { kind: 'upscale', parent, detail: 'subtle', factor: 2 }, prompt })
  const upscaled = await readPng(large.pictures[0]?.png ?? new Uint8Array())
  expect(measureDistance(resizePixels(upscaled, pixels), pixels)).toBeLessThan(14)
})
