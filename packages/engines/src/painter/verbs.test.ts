import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Verb } from '../engine.ts'
import { extendCanvas } from '../geometry/extend-canvas.ts'
import { cropPixels, resizePixels } from '../geometry/pixels.ts'
import { readPng } from '../png.ts'
import {
  findChanged,
  listBytes,
  maskOf,
  measureDistance,
  type OpenPainter,
  openPainter,
  PATIENCE_MS,
} from './testing/open-painter.ts'
import { storedRecipe } from './wire.ts'

// Each verb once: what else is asked of them is in verbs-in-full.test.ts and answers.test.ts.
const SIDE_PX = 64
let painter: OpenPainter
let fox: Awaited<ReturnType<OpenPainter['drawParent']>>

beforeAll(async () => {
  painter = await openPainter('verbs', { sidePx: SIDE_PX })
  fox = await painter.drawParent()
}, PATIENCE_MS)

afterAll(() => painter.close())

describe('the painter below a picture', () => {
  it(
    'zooms out around the picture, whose bytes are its own, shrunk; the same seed gives the same bytes',
    async () => {
      const { parent, pixels } = fox
      const verb: Verb = { kind: 'zoom-out', parent, factor: 2 }
      const once = await painter.draw({ verb, seed: 50 })
      const { kept, after } = extendCanvas(verb, pixels)
      for (const picture of once.pictures) {
        expect(picture).toMatchObject(after)
        expect(cropPixels(await readPng(picture.png), kept)).toEqual(resizePixels(pixels, kept))
      }
      expect(once.pictures).toHaveLength(1)
      expect(listBytes(await painter.draw({ verb, seed: 50 }))).toEqual(listBytes(once))
    },
    PATIENCE_MS,
  )

  it(
    'shows the same frame at 1.0',
    async () => {
      const { parent, pixels } = fox
      const { pictures } = await painter.draw({ verb: { kind: 'zoom-out', parent, factor: 1 } })
      expect(pictures).toHaveLength(1)
      for (const { png } of pictures) expect(await readPng(png)).toEqual(pixels)
    },
    PATIENCE_MS,
  )

  it(
    'pans left and keeps every byte of the picture',
    async () => {
      const { parent, pixels } = fox
      const verb: Verb = { kind: 'pan', parent, direction: 'left' }
      const { from, kept } = extendCanvas(verb, pixels)
      const { pictures } = await painter.draw({ verb, seed: 60 })
      for (const { png } of pictures) expect(cropPixels(await readPng(png), kept)).toEqual(cropPixels(pixels, from))
    },
    PATIENCE_MS,
  )

  it(
    'paints a region anew and leaves every byte outside the mask',
    async () => {
      const { parent, pixels } = fox
      const isWhite = (x: number, y: number) => x >= 34 && y < 30
      const mask = await maskOf(pixels, isWhite)
      const verb: Verb = { kind: 'vary-region', parent, mask }
      const balloon = await painter.draw({ verb, prompt: 'a red balloon and a zzyzx', seed: 80 })
      expect(balloon.notDrawn).toEqual(['zzyzx'])
      for (const { png } of balloon.pictures) {
        const painted = await readPng(png)
        expect(findChanged(painted, pixels, (x, y) => !isWhite(x, y))).toEqual([])
        const region = { x: 38, y: 0, width: 26, height: 26 }
        expect(measureDistance(cropPixels(painted, region), cropPixels(pixels, region))).toBeGreaterThan(4)
      }
      expect(new Set(listBytes(balloon)).size).toBe(4)
    },
    PATIENCE_MS,
  )

  it(
    'upscales to four times the size and shows the same',
    async () => {
      const { parent, pixels } = fox
      const { pictures } = await painter.draw({ verb: { kind: 'upscale', parent, detail: 'subtle', factor: 4 } })
      expect(pictures).toMatchObject([{ width: 4 * SIDE_PX, height: 4 * SIDE_PX }])
      const shrunk = resizePixels(await readPng(pictures[0]?.png ?? parent.png), pixels)
      expect(measureDistance(shrunk, pixels)).toBeLessThan(12.5)
    },
    PATIENCE_MS,
  )

  it(
    'paints a picked picture larger: the same with more detail, and no larger than that',
    async () => {
      const { parent, pixels } = fox
      const picked = { recipe: parent.recipe, width: pixels.width, height: pixels.height }
      const { signal } = new AbortController()
      const larger = await painter.engine.enlargePick?.(picked, signal)
      if (!larger) throw new Error('It is not larger.')
      expect(larger).toMatchObject({ width: 2 * SIDE_PX, height: 2 * SIDE_PX })
      const painted = await readPng(larger.png)
      expect(measureDistance(resizePixels(painted, pixels), pixels)).toBeLessThan(12.5)
      expect(measureDistance(painted, resizePixels(pixels, painted))).toBeGreaterThan(5)
      expect(await painter.engine.enlargePick?.(larger, signal)).toBeNull()
    },
    PATIENCE_MS,
  )

  it(
    'paints variations of one picture from its stored recipe',
    async () => {
      const { recipe } = fox.parent
      const verb: Verb = { kind: 'variation', strength: 'subtle', parent: recipe }
      const { pictures } = await painter.draw({ verb, seed: 90 })
      expect(pictures.map((picture) => picture.recipe['template'])).toEqual(Array(4).fill(recipe['template']))
      expect(new Set(pictures.map((picture) => picture.recipe['seed']))).toEqual(new Set([90, 91, 92, 93]))
    },
    PATIENCE_MS,
  )

  it(
    'goes on from a picture of the last painter as that painter would, and varies it in its light',
    async () => {
      const { parent, pixels } = fox
      const { exposure: _, ...recipe } = parent.recipe
      const old = { ...parent, recipe: { ...recipe, painterVersion: 3 } }
      const verb: Verb = { kind: 'zoom-out', parent: old, factor: 2 }
      const { kept } = extendCanvas(verb, pixels)
      const { pictures } = await painter.draw({ verb, seed: 50 })
      for (const { png, recipe: grown } of pictures) {
        expect(cropPixels(await readPng(png), kept)).toEqual(resizePixels(pixels, kept))
        expect(storedRecipe.parse(grown)).toMatchObject({ painterVersion: 3, template: recipe['template'] })
        expect(grown['exposure']).toBeUndefined()
      }
      const varied = await painter.draw({ verb: { kind: 'variation', strength: 'subtle', parent: old.recipe } })
      expect(varied.pictures.map(({ recipe: { painterVersion } }) => painterVersion)).toEqual([3, 3, 3, 3])
    },
    PATIENCE_MS,
  )

  it(
    'lights what grows from a picture as the picture was lit',
    async () => {
      const { parent } = fox
      expect(storedRecipe.parse(parent.recipe).exposure).toBeDefined()
      const { pictures } = await painter.draw({ verb: { kind: 'pan', parent, direction: 'up' }, seed: 61 })
      for (const { recipe } of pictures) expect(recipe['exposure']).toEqual(parent.recipe['exposure'])
    },
    PATIENCE_MS,
  )

  it(
    'blends: the subjects of all pictures in one scene',
    async () => {
      const whale = (await painter.drawParent({ prompt: 'a whale in the sea at night, watercolor' })).parent
      const verb: Verb = { kind: 'blend', pictures: [fox.parent, whale] }
      const blend = await painter.draw({ verb, prompt: '', aspectRatio: { width: 3, height: 2 } })
      expect(blend.pictures).toHaveLength(4)
      for (const { recipe, width, height } of blend.pictures) {
        expect(width).toBeGreaterThan(height)
        const names = storedRecipe.parse(recipe).reading.subjects.map(({ name }) => name)
        expect(names.sort()).toEqual(['fox', 'whale'])
      }
      expect(new Set(listBytes(blend)).size).toBe(4)
    },
    PATIENCE_MS,
  )
})

describe('the painter in words', () => {
  it('describes its own picture by the recipe', async () => {
    const { prompts, pictures } = await painter.draw({ verb: { kind: 'describe', picture: fox.parent } })
    expect(pictures).toEqual([])
    expect(prompts?.[0]).toBe('a red fox in a snowy forest, sunset, oil painting --ar 1:1')
    expect(new Set(prompts).size).toBe(4)
  })

  it('describes any other by what it measured', async () => {
    const png = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#2040c0' } })
      .png()
      .toBuffer()
    const { prompts = [] } = await painter.draw({ verb: { kind: 'describe', picture: { png, recipe: null } } })
    expect(new Set(prompts).size).toBe(4)
    for (const prompt of prompts) expect(prompt).toMatch(/^[\x20-\x7e]+ --ar 3:2$/)
    expect(prompts[0]).toContain('blue')
  })

  it('shortens a prompt', async () => {
    const prompt = 'a very red fox in a forest, oil'
    const { prompts, weights } = await painter.draw({ verb: { kind: 'shorten' }, prompt })
    expect(prompts).toHaveLength(5)
    expect(weights?.find(({ text }) => text === 'fox')?.weight).toBe(1)
  })
})
