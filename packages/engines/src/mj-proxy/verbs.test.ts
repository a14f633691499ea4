import { afterEach, describe, expect, test } from 'vitest'
import { colourOf } from '../../../../stand-ins/src/mj-proxy/draw-png.ts'
import type { Picture, Recipe, Verb } from '../engine.ts'
import { createPixels } from '../geometry/pixels.ts'
import { readPng, writePng } from '../png.ts'
import { anOrder, draw, openScene, picturesOf, type Scene } from './testing/open-scene.ts'

let scene: Scene | undefined
afterEach(async () => scene?.close())

describe.each(['plus', 'trueai'] as const)('A %s proxy', (dialect) => {
  test('draws four pictures from words, cut from its grid exactly', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    const reports = await draw(engine, anOrder({ without: ['text', 'people'], chaos: 5, weird: 7 }))
    const pictures = picturesOf(reports)
    expect(standIn.taken[0]?.body.prompt).toBe(
      'a red fox --ar 3:2 --v 7 --s 100 --c 5 --w 7 --seed 11 --no text, people',
    )
    expect(pictures.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([48, 32]))
    const [task] = standIn.tasks.values()
    for (const [nth, picture] of pictures.entries()) {
      expect(await onlyColour(picture)).toEqual([...colourOf(task?.uuid ?? '', nth + 1), 255])
    }
  })

  test('is told the addresses of references as they were written, in signs that begin no parameter and no choice', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    const linked = [
      { name: 'sref', values: ['https://a.example/x.png?s=1&t=%20~', 'random', 'https://a.example/{ü,—}'] },
      { name: 'sw', values: ['40'] },
    ]
    await draw(engine, anOrder({ linked }))
    expect(standIn.taken[0]?.body.prompt).toBe(
      'a red fox --ar 3:2 --v 7 --s 100 --seed 11 --sref https://a.example/x.png?s=1&t=%20~ random https://a.example/%7B%C3%BC,%E2%80%94%7D --sw 40',
    )
  })

  test('shows how far it is, with previews, and never goes back', async () => {
    const { engine } = (scene = await openScene(dialect))
    const drawing = (await draw(engine, anOrder())).filter((report) => report.state === 'drawing')
    const progress = drawing.map((report) => report.progress)
    expect(progress).toEqual([...progress].sort((one, other) => one - other))
    expect(progress.length).toBeGreaterThan(3)
    expect(drawing.every(({ preview }) => preview !== null && isWebp(preview))).toBe(true)
  })

  test.each<[string, (parent: Parented) => Verb, buttons: string[]]>([
    ['varies a little', ({ recipe }) => ({ kind: 'variation', strength: 'subtle', parent: recipe }), ['low_variation']],
    ['varies a lot', ({ recipe }) => ({ kind: 'variation', strength: 'strong', parent: recipe }), ['high_variation']],
    ['zooms out twice', (parent) => ({ kind: 'zoom-out', parent, factor: 2 }), ['Outpaint::50']],
    ['zooms out by half', (parent) => ({ kind: 'zoom-out', parent, factor: 1.5 }), ['Outpaint::75']],
    ['makes a square', (parent) => ({ kind: 'make-square', parent }), ['Outpaint::100']],
    ['pans', (parent) => ({ kind: 'pan', parent, direction: 'left' }), ['pan_left']],
    ['upscales', (parent) => ({ kind: 'upscale', parent, detail: 'creative', factor: 2 }), ['v7_2x_creative']],
  ])('%s: one of the four is picked first', async (_what, verbOf, [button = '']) => {
    const { engine, standIn } = (scene = await openScene(dialect))
    const parent = await drawParent(scene)
    const pictures = picturesOf(await draw(engine, anOrder({ verb: verbOf(parent) })))
    expect(pictures).toHaveLength(button.includes('2x') ? 1 : 4)
    const [, pick, work] = standIn.taken
    expect(pick?.body.customId).toContain('::upsample::3::')
    expect(work?.body.customId).toContain(button)
    expect(standIn.taken).toHaveLength(3)
  })

  test('paints a region anew by words and a mask as large as the picture', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    const parent = await drawParent(scene)
    const verb: Verb = { kind: 'vary-region', parent, mask: await halfWhite() }
    expect(picturesOf(await draw(engine, anOrder({ verb, prompt: 'a hat' })))).toHaveLength(4)
    const modal = standIn.taken.at(-1)
    expect(standIn.taken.map((one) => one.verb)).toEqual(['imagine', 'action', 'action', 'modal'])
    expect(modal?.body.prompt).toBe('a hat --ar 3:2 --v 7 --s 100 --seed 11')
    const mask = await readPng(Buffer.from(String(modal?.body.maskBase64).split(',')[1] ?? '', 'base64'))
    expect([mask.width, mask.height]).toEqual([48, 32])
    expect([...mask.rgba.subarray(0, 4)]).toEqual([255, 255, 255, 255])
    expect([...mask.rgba.subarray(-4)]).toEqual([0, 0, 0, 255])
  })

  test('zooms out into another shape with a word', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    const ratio = { width: 16, height: 9 }
    const verb: Verb = { kind: 'zoom-out', parent: await drawParent(scene), factor: 2, ratio }
    const [picture] = picturesOf(await draw(engine, anOrder({ verb })))
    expect(standIn.taken.at(-1)?.body.prompt).toContain('--ar 16:9 --v 7 --s 100 --seed 11 --zoom 2')
    expect(picture?.recipe).toMatchObject({ ratio: '16:9' })
  })

  test('zooms out by any factor with a word', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    const verb: Verb = { kind: 'zoom-out', parent: await drawParent(scene), factor: 1.8 }
    expect(picturesOf(await draw(engine, anOrder({ verb })))).toHaveLength(4)
    expect(standIn.taken.at(-1)?.body.prompt).toContain('--ar 3:2 --v 7 --s 100 --seed 11 --zoom 1.8')
  })

  test('is told the same words again where its account asks for them', async () => {
    const { engine, standIn } = (scene = await openScene(dialect, { isRemix: true }))
    const { recipe } = await drawParent(scene)
    const verb: Verb = { kind: 'variation', strength: 'strong', parent: recipe }
    expect(picturesOf(await draw(engine, anOrder({ verb })))).toHaveLength(4)
    expect(standIn.taken.map((one) => one.verb)).toEqual(['imagine', 'action', 'action', 'modal'])
  })

  test('works on an upscaled picture without picking it', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    const upscale: Verb = { kind: 'upscale', parent: await drawParent(scene), detail: 'subtle', factor: 2 }
    const [upscaled] = picturesOf(await draw(engine, anOrder({ verb: upscale })))
    if (!upscaled) throw new Error('nothing was upscaled')
    expect([upscaled.width, upscaled.height]).toEqual([96, 64])
    const verb: Verb = { kind: 'zoom-out', parent: upscaled, factor: 2 }
    expect(picturesOf(await draw(engine, anOrder({ verb })))).toHaveLength(4)
    expect(standIn.taken).toHaveLength(4)
  })

  test('blends pictures in the nearest of its three shapes', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    const { png } = await drawParent(scene)
    const reference = { png, recipe: null }
    const order = { verb: { kind: 'blend', pictures: [reference, reference] }, prompt: '' } as const
    expect(picturesOf(await draw(engine, anOrder({ ...order, aspectRatio: { width: 9, height: 16 } })))).toHaveLength(4)
    expect(standIn.taken.at(-1)?.body.dimensions).toBe('PORTRAIT')
  })

  test('takes base images beside the words', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    const references = [{ png: (await drawParent(scene)).png, recipe: null }]
    expect(picturesOf(await draw(engine, anOrder({ references, referenceWeight: 2 })))).toHaveLength(4)
    expect(standIn.taken.at(-1)?.body.prompt).toContain('--iw 2')
    expect(standIn.taken.at(-1)?.body.base64Array).toHaveLength(1)
  })

  test('describes a picture and shortens words', async () => {
    const { engine } = (scene = await openScene(dialect))
    const picture = { png: (await drawParent(scene)).png, recipe: null }
    const [described] = (await draw(engine, anOrder({ verb: { kind: 'describe', picture } }))).slice(-1)
    expect(described).toMatchObject({
      state: 'done',
      pictures: [],
      prompts: { length: 4, 0: 'a red fox in the snow --ar 3:2' },
    })
    const shorten = anOrder({ verb: { kind: 'shorten' }, prompt: 'fox in deep snow' })
    const [shortened] = (await draw(engine, shorten)).slice(-1)
    expect(shortened).toMatchObject({
      prompts: { length: 5, 0: 'fox deep snow' },
      weights: [
        { text: 'fox', weight: 1 },
        { text: 'in', weight: 0 },
        { text: 'deep', weight: 0 },
        { text: 'snow', weight: 0 },
      ],
    })
  })

  test('describes a picture in lines without numbers', async () => {
    const { engine, standIn } = (scene = await openScene(dialect))
    const picture = { png: (await drawParent(scene)).png, recipe: null }
    standIn.faults.plan('fate', 'plain-lines')
    const [described] = (await draw(engine, anOrder({ verb: { kind: 'describe', picture } }))).slice(-1)
    expect(described).toMatchObject({ prompts: { length: 4, 0: 'a red fox in the snow', 3: 'an orange animal' } })
  })

  test('is spoken to at an address that names a speed', async () => {
    const { standIn, restart } = (scene = await openScene(dialect))
    const engine = restart({ baseUrl: `${standIn.origin}/mj-fast/mj/` })
    expect(picturesOf(await draw(engine, anOrder()))).toHaveLength(4)
    expect(standIn.taken).toMatchObject([{ verb: 'imagine', speed: '/mj-fast' }])
  })

  test('draws with the other bot, at the speed that was set', async () => {
    const { standIn, restart } = (scene = await openScene(dialect))
    const order = anOrder({ bot: 'NIJI_JOURNEY', modelVersion: '6' })
    expect(picturesOf(await draw(restart({ speed: 'relax' }), order))).toHaveLength(4)
    const { body, speed } = standIn.taken[0] ?? {}
    expect(body).toMatchObject({ botType: 'NIJI_JOURNEY', prompt: expect.stringContaining('--niji 6') as unknown })
    if (dialect === 'trueai') expect(speed).toBe('/mj-relax')
    else expect(body?.accountFilter).toEqual({ modes: ['RELAX'] })
  })
})

test('Words that the bot would take for parameters or for several prompts stay words', async () => {
  const { engine, standIn } = (scene = await openScene('plus'))
  await draw(engine, anOrder({ prompt: 'a cat—black  --ar 9:1 {red, blue} hat' }))
  expect(standIn.taken[0]?.body.prompt).toMatch(/^a cat - black - ar 9:1 \(red, blue\) hat --ar 3:2 /)
})

type Parented = Pick<Picture, 'recipe' | 'png'>

/** The third of four pictures. */
async function drawParent({ engine }: Scene): Promise<Parented> {
  const third = picturesOf(await draw(engine, anOrder())).at(2)
  if (!third) throw new Error('there are four')
  // What is stored is JSON.
  return { png: third.png, recipe: JSON.parse(JSON.stringify(third.recipe)) as Recipe }
}

async function onlyColour({ png }: Picture): Promise<number[]> {
  const { rgba } = await readPng(png)
  const colours = new Set(Array.from({ length: rgba.length / 4 }, (_, at) => rgba.subarray(at * 4, at * 4 + 4).join()))
  expect(colours.size).toBe(1)
  return [...rgba.subarray(0, 4)]
}

function isWebp(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(8, 12)).toString() === 'WEBP'
}

/** White in its upper half, and smaller than the picture. */
async function halfWhite(): Promise<Uint8Array> {
  const pixels = createPixels({ width: 6, height: 4 })
  pixels.rgba.fill(255)
  for (let at = 12 * 4; at < pixels.rgba.length; at += 4) pixels.rgba.set([0, 0, 0], at)
  return writePng(pixels)
}
