import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPainterWorker } from '@easel/painter/build'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Done, DrawOrder, Engine, Picture, Reference } from '../engine.ts'
import { cropPixels, resizePixels } from '../geometry/pixels.ts'
import { readPng } from '../png.ts'
import { createPainter } from './adapter.ts'
import { storedRecipe } from './wire.ts'

// Inside the workspace, so that the bundle finds the canvas library where a built one does.
const folder = fileURLToPath(new URL(`../../dist/answers-${process.pid}`, import.meta.url))
const workerFile = join(folder, 'worker.mjs')
const PATIENCE_MS = 180_000
let engine: Engine
let fox: Reference
let whale: Reference

const order: DrawOrder = {
  verb: { kind: 'imagine' },
  prompt: '',
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

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  await buildPainterWorker(workerFile)
  engine = createPainter({ workerFile, threads: 2, sidePx: 96 })
  fox = await drawOne('a red fox in a snowy forest at sunset, oil painting')
  whale = await drawOne('a whale in the sea at night, watercolor')
}, PATIENCE_MS)

afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true, force: true })
})

async function draw(wish: Partial<DrawOrder>): Promise<Done> {
  const signal = new AbortController().signal
  for await (const report of engine.follow({}, { ...order, ...wish }, signal)) {
    if (report.state === 'done') return report
  }
  throw new Error('The painter did not finish.')
}

async function drawOne(prompt: string): Promise<Reference & Pick<Picture, 'width'>> {
  const [picture] = (await draw({ prompt })).pictures
  if (picture === undefined) throw new Error('The grid has no picture.')
  return { ...picture, recipe: JSON.parse(JSON.stringify(picture.recipe)) }
}

async function photo(background: string, width = 40, height = 30): Promise<Reference> {
  const png = await sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
  return { png, recipe: null }
}

function listBytes({ pictures }: Done): string[] {
  return pictures.map(({ png }) => Buffer.from(png).toString('base64'))
}

describe('a blend by the painter', () => {
  it(
    'shows the subjects of all pictures in one scene, the same one for the same order',
    async () => {
      const verb = { kind: 'blend', pictures: [fox, whale] } as const
      const blend = await draw({ verb, aspectRatio: { width: 3, height: 2 } })
      expect(blend.pictures).toHaveLength(4)
      for (const { recipe, width, height } of blend.pictures) {
        expect(width).toBeGreaterThan(height)
        const names = storedRecipe.parse(recipe).reading.subjects.map(({ name }) => name)
        expect(names.sort()).toEqual(['fox', 'whale'])
      }
      expect(new Set(listBytes(blend)).size).toBe(4)
      expect(listBytes(await draw({ verb, aspectRatio: { width: 3, height: 2 } }))).toEqual(listBytes(blend))
    },
    PATIENCE_MS,
  )

  it(
    'takes any picture that decodes',
    async () => {
      const grey = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#777' } })
        .toColourspace('b-w')
        .png()
        .toBuffer()
      const pictures = [
        await photo('#ff000000', 1, 1),
        await photo('#20c040', 8192, 1),
        await photo('#00000000', 30, 40),
        { png: grey, recipe: { engine: 'another' } },
        fox,
        await photo('#4060ff', 1, 900),
      ]
      expect((await draw({ verb: { kind: 'blend', pictures } })).pictures).toHaveLength(4)
      for (const picture of pictures) {
        const { prompts } = await draw({ verb: { kind: 'describe', picture } })
        expect(prompts).toHaveLength(4)
      }
    },
    PATIENCE_MS,
  )
})

describe('a blend with a picture that a person brought', () => {
  it(
    'puts what stands out in it into the scene, and is worked on like any other',
    async () => {
      const ball = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="#7fb6e8"/>' +
          '<rect y="45" width="90" height="45" fill="#3f8a34"/><circle cx="45" cy="48" r="22" fill="#f07820"/></svg>',
      )
      const brought = { png: await sharp(ball).png().toBuffer(), recipe: null }
      const [blended] = (await draw({ verb: { kind: 'blend', pictures: [brought, fox] } })).pictures
      if (blended === undefined) throw new Error('The blend has no picture.')
      const recipe: Picture['recipe'] = JSON.parse(JSON.stringify(blended.recipe))
      expect(storedRecipe.parse(recipe).cuttings).toHaveLength(2)
      const parent = { png: blended.png, recipe }
      const pan = { kind: 'pan', parent, direction: 'right' } as const
      const before = await readPng(blended.png)
      for (const { png } of (await draw({ verb: pan })).pictures) {
        expect(cropPixels(await readPng(png), { x: 0, y: 0, width: 96, height: 96 })).toEqual(before)
      }
      const { prompts } = await draw({ verb: { kind: 'describe', picture: parent } })
      expect(prompts?.join(' ')).not.toContain('cutting')
      const varied = await draw({ verb: { kind: 'variation', strength: 'subtle', parent: recipe } })
      for (const { recipe: one } of varied.pictures) {
        expect(one).toMatchObject({ tint: recipe['tint'], cuttings: recipe['cuttings'] })
      }
    },
    PATIENCE_MS,
  )
})

it(
  'draws words beside base images, the same each time and otherwise than without them',
  async () => {
    const wish = { prompt: 'a fox', references: [whale], referenceWeight: 1 }
    const beside = await draw(wish)
    expect(beside.pictures).toHaveLength(4)
    expect(listBytes(await draw(wish))).toEqual(listBytes(beside))
    const without = listBytes(await draw({ prompt: 'a fox' }))
    for (const [index, bytes] of listBytes(beside).entries()) expect(bytes).not.toBe(without[index])
    expect(listBytes(await draw({ ...wish, referenceWeight: 0 }))).toEqual(without)
  },
  PATIENCE_MS,
)

describe('the painter in words', () => {
  it('describes its own picture by the recipe', async () => {
    const { prompts, pictures } = await draw({ verb: { kind: 'describe', picture: fox } })
    expect(pictures).toEqual([])
    expect(prompts?.[0]).toBe('a red fox in a snowy forest, sunset, oil painting --ar 1:1')
    expect(new Set(prompts).size).toBe(4)
  })

  it('describes any other by what it measured', async () => {
    const { prompts = [] } = await draw({ verb: { kind: 'describe', picture: await photo('#2040c0', 300, 200) } })
    expect(new Set(prompts).size).toBe(4)
    for (const prompt of prompts) expect(prompt).toMatch(/^[\x20-\x7e]+ --ar 3:2$/)
    expect(prompts[0]).toContain('blue')
  })

  it('shortens a prompt', async () => {
    const { prompts, weights } = await draw({ verb: { kind: 'shorten' }, prompt: 'a very red fox in a forest, oil' })
    expect(prompts).toHaveLength(5)
    expect(weights?.find(({ text }) => text === 'fox')?.weight).toBe(1)
  })
})

it(
  'upscales to four times the size and shows the same',
  async () => {
    const parent = { recipe: fox.recipe ?? {}, png: fox.png }
    const { pictures } = await draw({ verb: { kind: 'upscale', parent, detail: 'subtle', factor: 4 } })
    expect(pictures).toMatchObject([{ width: 384, height: 384 }])
    const before = await readPng(fox.png)
    const shrunk = resizePixels(await readPng(pictures[0]?.png ?? fox.png), before)
    const apart = shrunk.rgba.reduce((sum, byte, at) => sum + Math.abs(byte - (before.rgba[at] ?? 0)), 0)
    expect(apart / before.rgba.length).toBeLessThan(11)
  },
  PATIENCE_MS,
)
