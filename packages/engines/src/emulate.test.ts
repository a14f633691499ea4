import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Done, DrawOrder, Picture, Reference, Verb } from './engine.ts'
import { strengthBeside } from './emulate.ts'
import { openFakeEngine } from './fake.ts'
import { extendCanvas } from './geometry/extend-canvas.ts'
import { createPixels, cropPixels, type Pixels, resizePixels } from './geometry/pixels.ts'
import { readPng, writePng } from './png.ts'

const order: Omit<DrawOrder, 'verb'> = {
  prompt: 'a red balloon',
  without: [],
  bot: 'MID_JOURNEY',
  modelVersion: '7',
  aspectRatio: { width: 1, height: 1 },
  seed: 7,
  stylize: 100,
  chaos: 0,
  weird: 0,
  references: [],
  referenceWeight: 1,
}

/** A picture with no two bytes alike beside each other. */
async function openParent(width: number, height: number): Promise<{ pixels: Pixels; png: Uint8Array }> {
  const pixels = createPixels({ width, height })
  pixels.rgba.forEach((_, at) => (pixels.rgba[at] = at % 4 === 3 ? 255 : (at * 37 + (at >> 5) * 11) % 256))
  return { pixels, png: await writePng(pixels) }
}

async function finish(wish: Partial<DrawOrder> & { verb: Verb }): Promise<Done> {
  const engine = openFakeEngine()
  const signal = new AbortController().signal
  for await (const report of engine.follow({}, { ...order, ...wish }, signal)) {
    if (report.state === 'done') return report
  }
  throw new Error('The engine did not finish.')
}

async function draw(verb: Verb, seed = 7): Promise<Picture[]> {
  return (await finish({ verb, seed })).pictures
}

/** A picture of one colour, as a person may have sent it. */
async function openPlain(background: string): Promise<Reference> {
  const png = await sharp({ create: { width: 9, height: 5, channels: 3, background } })
    .png()
    .toBuffer()
  return { png, recipe: null }
}

/** Mean red, green and blue. */
async function meanOf(png: Uint8Array): Promise<number[]> {
  const { channels } = await sharp(png).stats()
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean))
}

describe('an engine that only knows how to paint where a mask is white', () => {
  it('zooms out, makes a square and pans, and keeps what stays', async () => {
    const { pixels, png } = await openParent(24, 16)
    const parent = { recipe: {}, png }
    for (const verb of [
      { kind: 'zoom-out', parent, factor: 2 },
      { kind: 'zoom-out', parent, factor: 1.3 },
      { kind: 'make-square', parent },
      { kind: 'pan', parent, direction: 'left' },
      { kind: 'pan', parent, direction: 'down' },
    ] as const) {
      const { from, kept, after } = extendCanvas(verb, pixels)
      const pictures = await draw(verb)
      expect(pictures).toHaveLength(4)
      for (const picture of pictures) {
        expect(picture).toMatchObject(after)
        expect(cropPixels(await readPng(picture.png), kept)).toEqual(resizePixels(cropPixels(pixels, from), kept))
      }
      expect(new Set(pictures.map((picture) => Buffer.from(picture.png).toString('base64'))).size).toBe(4)
    }
  })

  it('gives the same picture back at 1.0', async () => {
    const { pixels, png } = await openParent(16, 16)
    const [picture] = await draw({ kind: 'zoom-out', parent: { recipe: {}, png }, factor: 1 })
    expect(await readPng(picture?.png ?? png)).toEqual(pixels)
  })

  it('paints a region anew and leaves every byte outside it', async () => {
    const { pixels, png } = await openParent(16, 16)
    const drawn = createPixels({ width: 16, height: 16 })
    drawn.rgba.forEach((_, at) => (drawn.rgba[at] = at % 4 === 3 || Math.floor(at / 4) % 16 >= 8 ? 255 : 0))
    const pictures = await draw({ kind: 'vary-region', parent: { recipe: {}, png }, mask: await writePng(drawn) })
    expect(pictures).toHaveLength(4)
    for (const picture of pictures) {
      const painted = await readPng(picture.png)
      const outside = { x: 0, y: 0, width: 8, height: 16 }
      const inside = { x: 12, y: 0, width: 4, height: 16 }
      expect(cropPixels(painted, outside)).toEqual(cropPixels(pixels, outside))
      expect(cropPixels(painted, inside)).not.toEqual(cropPixels(pixels, inside))
    }
  })

  it('upscales to four times the size', async () => {
    const { png } = await openParent(16, 8)
    const pictures = await draw({ kind: 'upscale', parent: { recipe: {}, png }, detail: 'subtle', factor: 4 })
    expect(pictures).toMatchObject([{ width: 64, height: 32 }])
  })

  it('blends two to six pictures: each is seen in the four, at the size that was asked for', async () => {
    const six = await Promise.all(['red', 'lime', 'blue', 'black', 'white', 'gray'].map(openPlain))
    const wish = { aspectRatio: { width: 2, height: 1 } }
    const { pictures } = await finish({ ...wish, verb: { kind: 'blend', pictures: six.slice(0, 2) } })
    expect(pictures).toHaveLength(4)
    for (const { png, width, height } of pictures) {
      expect([width, height]).toEqual([16, 8])
      const { rgba } = await readPng(png)
      const reds = rgba.filter((_, at) => at % 4 === 0)
      // A band of red beside one without any, below the same veil.
      expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(90)
    }
    expect(new Set(pictures.map(({ png }) => Buffer.from(png).toString('base64'))).size).toBe(4)
    expect((await finish({ ...wish, verb: { kind: 'blend', pictures: six } })).pictures).toHaveLength(4)
  })

  it('takes from base images when it draws words, and more from red ones than from none', async () => {
    const references = [await openPlain('red')]
    const { pictures } = await finish({ verb: { kind: 'imagine' }, references })
    const plain = await finish({ verb: { kind: 'imagine' }, references: [await openPlain('black')] })
    expect(pictures).toHaveLength(4)
    for (const [index, { png }] of pictures.entries()) {
      const [red = 0, green, blue] = await meanOf(png)
      const [without = 0, ...others] = await meanOf(plain.pictures[index]?.png ?? png)
      expect(red).toBeGreaterThan(without + 20)
      expect([green, blue]).toEqual(others)
    }
  })

  it('stays nearer to heavier base images', () => {
    const strengths = [0, 1, 2, 3].map(strengthBeside)
    expect(strengths).toEqual([...strengths].sort((a, b) => b - a))
    expect(Math.min(...strengths)).toBeGreaterThan(0)
  })

  it('upscales to one picture of twice the size, a creative one further from its parent', async () => {
    const { pixels, png } = await openParent(16, 8)
    const large = resizePixels(pixels, { width: 32, height: 16 })
    const apart = async (detail: 'subtle' | 'creative') => {
      const [picture, ...more] = await draw({ kind: 'upscale', parent: { recipe: {}, png }, detail, factor: 2 })
      expect(more).toHaveLength(0)
      const { width, height, rgba } = await readPng(picture?.png ?? png)
      expect({ width, height }).toEqual({ width: 32, height: 16 })
      return rgba.reduce((sum, byte, at) => sum + Math.abs(byte - (large.rgba[at] ?? 0)), 0)
    }
    expect(await apart('subtle')).toBeLessThan(await apart('creative'))
  })
})

describe('an engine for tests', () => {
  it('describes a picture in four prompts, the same ones each time', async () => {
    const verb: Verb = { kind: 'describe', picture: await openPlain('red') }
    const { prompts, pictures } = await finish({ verb })
    expect(pictures).toEqual([])
    expect(new Set(prompts).size).toBe(4)
    expect((await finish({ verb })).prompts).toEqual(prompts)
    const other = await finish({ verb: { kind: 'describe', picture: await openPlain('blue') } })
    expect(other.prompts).not.toEqual(prompts)
  })

  it('weighs each word and gives ever shorter prompts', async () => {
    const verb: Verb = { kind: 'shorten' }
    const { prompts = [], weights } = await finish({ verb, prompt: 'a quick brown fox jumps over it' })
    expect(weights?.map(({ text }) => text).join(' ')).toBe('a quick brown fox jumps over it')
    expect(prompts).toHaveLength(5)
    expect(prompts[4]).toBe('brown jumps')
    expect((await finish({ verb, prompt: 'fox' })).prompts).toEqual(['fox'])
  })

  it('joins as many pictures as it is told to', () => {
    expect(openFakeEngine({ mostBlended: 2 }).mostBlended).toBe(2)
  })
})
