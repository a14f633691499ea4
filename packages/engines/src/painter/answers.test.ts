import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Picture, Reference } from '../engine.ts'
import { cropPixels } from '../geometry/pixels.ts'
import { readPng } from '../png.ts'
import { FOX, listBytes, type OpenPainter, openPainter, PATIENCE_MS } from './testing/open-painter.ts'
import { storedRecipe } from './wire.ts'

let painter: OpenPainter
let fox: Reference
let whale: Reference

beforeAll(async () => {
  painter = await openPainter('answers', { sidePx: 96, usual: { prompt: '' } })
  fox = (await painter.drawParent({ prompt: FOX })).parent
  whale = (await painter.drawParent({ prompt: 'a whale in the sea at night, watercolor' })).parent
}, PATIENCE_MS)

afterAll(() => painter.close())

async function photo(background: string, width = 40, height = 30): Promise<Reference> {
  const png = await sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
  return { png, recipe: null }
}

describe('a blend by the painter', () => {
  it(
    'is the same one for the same order',
    async () => {
      const wish = { verb: { kind: 'blend', pictures: [fox, whale] }, aspectRatio: { width: 3, height: 2 } } as const
      const once = listBytes(await painter.draw(wish))
      expect(once).toHaveLength(4)
      expect(listBytes(await painter.draw(wish))).toEqual(once)
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
      expect((await painter.draw({ verb: { kind: 'blend', pictures } })).pictures).toHaveLength(4)
      for (const picture of pictures) {
        const { prompts } = await painter.draw({ verb: { kind: 'describe', picture } })
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
      const [blended] = (await painter.draw({ verb: { kind: 'blend', pictures: [brought, fox] } })).pictures
      if (blended === undefined) throw new Error('The blend has no picture.')
      const recipe: Picture['recipe'] = JSON.parse(JSON.stringify(blended.recipe))
      expect(storedRecipe.parse(recipe).cuttings).toHaveLength(2)
      const parent = { png: blended.png, recipe }
      const pan = { kind: 'pan', parent, direction: 'right' } as const
      const before = await readPng(blended.png)
      for (const { png } of (await painter.draw({ verb: pan })).pictures) {
        expect(cropPixels(await readPng(png), { x: 0, y: 0, width: 96, height: 96 })).toEqual(before)
      }
      const { prompts } = await painter.draw({ verb: { kind: 'describe', picture: parent } })
      expect(prompts?.join(' ')).not.toContain('cutting')
      const varied = await painter.draw({ verb: { kind: 'variation', strength: 'subtle', parent: recipe } })
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
    const beside = await painter.draw(wish)
    expect(beside.pictures).toHaveLength(4)
    expect(listBytes(await painter.draw(wish))).toEqual(listBytes(beside))
    const without = listBytes(await painter.draw({ prompt: 'a fox' }))
    for (const [index, bytes] of listBytes(beside).entries()) expect(bytes).not.toBe(without[index])
    expect(listBytes(await painter.draw({ ...wish, referenceWeight: 0 }))).toEqual(without)
  },
  PATIENCE_MS,
)
