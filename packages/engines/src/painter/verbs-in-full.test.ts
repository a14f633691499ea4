import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Verb } from '../engine.ts'
import { extendCanvas } from '../geometry/extend-canvas.ts'
import { createPixels, cropPixels, type Pixels, resizePixels } from '../geometry/pixels.ts'
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
let fox: Awaited<ReturnType<OpenPainter['drawParent']>>

beforeAll(async () => {
  painter = await openPainter('verbs-in-full', { sidePx: 128 })
  fox = await painter.drawParent()
}, PATIENCE_MS)

afterAll(() => painter.close())

/** Mean step of brightness from pixel to pixel. */
function measureDetail({ rgba, width }: Pixels): number {
  let sum = 0
  for (let at = 4; at < rgba.length; at += 4) {
    if ((at / 4) % width !== 0) sum += Math.abs((rgba[at + 1] ?? 0) - (rgba[at - 3] ?? 0))
  }
  return sum / (rgba.length / 4)
}

describe('the painter below a picture, in full', () => {
  it(
    'goes into another shape around the picture',
    async () => {
      const { parent, pixels } = fox
      const verb: Verb = { kind: 'zoom-out', parent, factor: 1.2, ratio: { width: 16, height: 9 } }
      const { pictures } = await painter.draw({ verb, seed: 50 })
      const { kept, after } = extendCanvas(verb, pixels)
      for (const picture of pictures) {
        expect(picture).toMatchObject(after)
        expect(cropPixels(await readPng(picture.png), kept)).toEqual(resizePixels(pixels, kept))
      }
    },
    PATIENCE_MS,
  )

  it.each(['left', 'up'] as const)(
    'pans %s and keeps every byte of the picture',
    async (direction) => {
      const { parent, pixels } = await painter.drawParent({ prompt: 'three sailboats on a lake at dawn, anime' })
      const verb: Verb = { kind: 'pan', parent, direction }
      const { from, kept } = extendCanvas(verb, pixels)
      const { pictures } = await painter.draw({ verb, seed: 60 })
      for (const { png } of pictures) expect(cropPixels(await readPng(png), kept)).toEqual(cropPixels(pixels, from))
    },
    PATIENCE_MS,
  )

  it(
    'makes a square that keeps every byte of the picture',
    async () => {
      const { parent, pixels } = await painter.drawParent({
        prompt: 'a lighthouse at night',
        aspectRatio: { width: 3, height: 2 },
      })
      const verb: Verb = { kind: 'make-square', parent }
      const { kept } = extendCanvas(verb, pixels)
      for (const picture of (await painter.draw({ verb })).pictures) {
        expect(picture.width).toBe(picture.height)
        expect(cropPixels(await readPng(picture.png), kept)).toEqual(pixels)
      }
    },
    PATIENCE_MS,
  )

  it(
    'goes on with the scene where it grows, and repeats no edge',
    async () => {
      const { parent, pixels } = await painter.drawParent({ prompt: 'a fox in a forest, cinematic' })
      const { pictures } = await painter.draw({ verb: { kind: 'pan', parent, direction: 'right' } })
      const wide = await readPng(pictures[0]?.png ?? new Uint8Array())
      const added = cropPixels(wide, { x: 128, y: 0, width: 64, height: 128 })
      const edge = cropPixels(pixels, { x: 64, y: 0, width: 64, height: 128 })
      const flipped = createPixels(edge)
      for (let at = 0; at < 64 * 128; at++) {
        const from = (Math.floor(at / 64) * 64 + 63 - (at % 64)) * 4
        flipped.rgba.set(edge.rgba.subarray(from, from + 4), at * 4)
      }
      expect(measureDistance(added, flipped)).toBeGreaterThan(6)
      expect(measureDetail(added)).toBeGreaterThan(measureDetail(edge) * 0.4)
      // The seam is no sharper than the picture is elsewhere.
      const seam = measureDetail(cropPixels(wide, { x: 127, y: 0, width: 2, height: 128 })) * 2
      expect(seam).toBeLessThan(measureDetail(pixels) * 3)
    },
    PATIENCE_MS,
  )

  it(
    'moves the bare border of a watercolour out to the new edge and keeps the rest',
    async () => {
      const { parent, pixels } = await painter.drawParent({
        prompt: 'three sailboats on a calm lake at dawn, watercolor',
      })
      const { pictures } = await painter.draw({ verb: { kind: 'pan', parent, direction: 'right' } })
      const wide = await readPng(pictures[0]?.png ?? new Uint8Array())
      const scene = { x: 0, y: 0, width: 128 - 15, height: 128 }
      expect(cropPixels(wide, scene)).toEqual(cropPixels(pixels, scene))
      const lightAt = (picture: Pixels, x: number) =>
        cropPixels(picture, { x, y: 16, width: 2, height: 40 }).rgba.reduce((sum, byte) => sum + byte, 0) / 320
      expect(lightAt(pixels, 126)).toBeGreaterThan(235)
      expect(lightAt(wide, 126)).toBeLessThan(231)
      expect(lightAt(wide, 190)).toBeGreaterThan(235)
    },
    PATIENCE_MS,
  )

  it(
    'paints a region anew from new words and leaves every byte outside the mask',
    async () => {
      const { parent, pixels } = fox
      const isWhite = (x: number, y: number) => x >= 70 && y < 60
      const mask = await maskOf({ width: 128, height: 128 }, isWhite)
      const verb: Verb = { kind: 'vary-region', parent, mask }
      const balloon = await painter.draw({ verb, prompt: 'a red balloon and a zzyzx', seed: 80 })
      expect(balloon.notDrawn).toEqual(['zzyzx'])
      const nothing = await painter.draw({ verb, prompt: 'sky', seed: 80 })
      for (const [index, { png }] of balloon.pictures.entries()) {
        const painted = await readPng(png)
        expect(findChanged(painted, pixels, (x, y) => !isWhite(x, y))).toEqual([])
        const region = { x: 74, y: 0, width: 54, height: 56 }
        const plain = await readPng(nothing.pictures[index]?.png ?? png)
        expect(measureDistance(cropPixels(painted, region), cropPixels(plain, region))).toBeGreaterThan(4)
      }
      expect(new Set(listBytes(balloon)).size).toBe(4)
      expect(listBytes(await painter.draw({ verb, prompt: 'a red balloon and a zzyzx', seed: 80 }))).toEqual(
        listBytes(balloon),
      )
    },
    PATIENCE_MS,
  )

  it(
    'upscales to twice the size with more detail; a subtle one shows the same, a creative one strays',
    async () => {
      const { parent, pixels } = await painter.drawParent({ prompt: 'a fox in a forest, cinematic' })
      const double = { width: 256, height: 256 }
      const upscale = async (detail: 'subtle' | 'creative') => {
        const drawn = await painter.draw({ verb: { kind: 'upscale', parent, detail, factor: 2 }, seed: 90 })
        expect(drawn.pictures).toHaveLength(1)
        expect(drawn.pictures[0]).toMatchObject(double)
        return readPng(drawn.pictures[0]?.png ?? new Uint8Array())
      }
      const subtle = await upscale('subtle')
      const creative = await upscale('creative')
      const apart = (large: Pixels) => measureDistance(resizePixels(large, pixels), pixels)
      expect(apart(subtle)).toBeLessThan(9)
      expect(apart(subtle)).toBeLessThan(apart(creative))
      expect(measureDetail(subtle)).toBeGreaterThan(measureDetail(resizePixels(pixels, double)) * 1.2)
      expect(await upscale('subtle')).toEqual(subtle)
    },
    PATIENCE_MS,
  )

  it(
    'works on with what it made: a region, then a pan, then an upscale of both',
    async () => {
      const { parent, pixels } = fox
      const mask = await maskOf(pixels, (x, y) => x >= 64 && y < 64)
      const region = await painter.draw({ verb: { kind: 'vary-region', parent, mask }, prompt: 'a red balloon' })
      const balloon = await asParent(region.pictures[0])
      const panned = await painter.draw({ verb: { kind: 'pan', parent: balloon.parent, direction: 'right' } })
      const wide = await asParent(panned.pictures[0])
      expect(cropPixels(wide.pixels, { x: 0, y: 0, width: 128, height: 128 })).toEqual(balloon.pixels)
      const upscaled = await painter.draw({
        verb: { kind: 'upscale', parent: wide.parent, detail: 'subtle', factor: 2 },
      })
      const large = await readPng(upscaled.pictures[0]?.png ?? new Uint8Array())
      expect({ width: large.width, height: large.height }).toEqual({ width: 384, height: 256 })
      expect(measureDistance(resizePixels(large, wide.pixels), wide.pixels)).toBeLessThan(11)
    },
    PATIENCE_MS,
  )
})

it(
  'gives the same bytes for the same order on other threads, and others for another seed',
  async () => {
    const wide = { aspectRatio: { width: 3, height: 1 } }
    const alone = await openPainter('verbs-alone', { sidePx: 128, threads: 1 })
    const once = listBytes(await painter.draw(wide))
    expect(listBytes(await alone.draw(wide))).toEqual(once)
    const other = listBytes(await painter.draw({ ...wide, seed: 8000 }))
    expect(other[0]).not.toBe(once[0])
    await alone.close()
  },
  PATIENCE_MS,
)
