import type { RemoteEngine, Verb } from '@easel/engines/engine'
import { extendCanvas } from '@easel/engines/geometry/extend-canvas'
import { cropPixels, resizePixels } from '@easel/engines/geometry/pixels'
import { readPng } from '@easel/engines/png'
import { expect } from 'vitest'
import { finish, openHalfMask, openParent } from './kit.ts'

/** Verbs that produce a grid leave the pixels that they must keep unchanged, byte for byte. */
export async function expectKeptPixels(engine: RemoteEngine): Promise<void> {
  const { pixels, png } = await openParent(96, 64)
  const parent = { recipe: {}, png }
  for (const verb of [
    { kind: 'zoom-out', parent, factor: 2 },
    { kind: 'zoom-out', parent, factor: 1.5 },
    { kind: 'make-square', parent },
    { kind: 'pan', parent, direction: 'left' },
    { kind: 'pan', parent, direction: 'down' },
  ] as const) {
    const { from, kept, after } = extendCanvas(verb, pixels)
    const { pictures } = await finish(engine, { verb })
    expect(pictures).toHaveLength(4)
    for (const picture of pictures) {
      expect(picture).toMatchObject(after)
      expect(cropPixels(await readPng(picture.png), kept)).toEqual(resizePixels(cropPixels(pixels, from), kept))
    }
    expect(new Set(pictures.map((picture) => Buffer.from(picture.png).toString('base64'))).size).toBe(4)
  }
}

/** The white part of a mask is redrawn, and every byte outside is unchanged. */
export async function expectRegion(engine: RemoteEngine): Promise<void> {
  const { pixels, png } = await openParent(64, 64)
  const verb: Verb = { kind: 'vary-region', parent: { recipe: {}, png }, mask: await openHalfMask(64, 64) }
  const { pictures } = await finish(engine, { verb })
  expect(pictures).toHaveLength(4)
  const outside = { x: 0, y: 0, width: 32, height: 64 }
  const inside = { x: 48, y: 20, width: 8, height: 8 }
  for (const picture of pictures) {
    const painted = await readPng(picture.png)
    expect(cropPixels(painted, outside)).toEqual(cropPixels(pixels, outside))
    // Inside, the prompt's single colour replaces a parent in which no two neighbouring bytes were equal.
    const { rgba } = cropPixels(painted, inside)
    expect(new Set(rgba.filter((_, at) => at % 4 === 0)).size).toBe(1)
  }
}
