import { toFile } from 'openai'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type OpenaiClient, type OpenaiServer, openOpenai } from '../../../testing/open-openai.ts'
import { checkLedger } from '../../ledger/check-ledger.ts'
import { availableCredits } from '../../ledger/gate.ts'

let server: OpenaiServer
beforeAll(async () => {
  server = await openOpenai()
})

const credits = ({ person }: OpenaiClient) => availableCredits(server.deps.db, person.userId, server.clock.now())
const lastOrder = () => server.engine.started.at(-1)
const uploadsOf = ({ person }: OpenaiClient) =>
  server.deps.db.selectFrom('images').selectAll().where('owner_id', '=', person.userId).where('purpose', '<>', 'drawn')

/** A flat picture of these sides. */
async function aPicture(width: number, height = width, format: 'png' | 'webp' | 'jpeg' = 'png'): Promise<Buffer> {
  const background = { r: 200, g: Math.floor(Math.random() * 255), b: 40 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

/** Transparent at the left, as OpenAI's clients send it. */
async function aMask(side: number, alpha = 0): Promise<Buffer> {
  const rgba = Buffer.alloc(side * side * 4)
  for (let at = 0; at < side * side; at++) rgba[at * 4 + 3] = at % side < side / 2 ? alpha : 255
  return sharp(rgba, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
}

const png = (bytes: Buffer, name = 'image.png') => toFile(bytes, name, { type: 'image/png' })
const dataUrl = (bytes: Buffer, mime = 'image/png') => `data:${mime};base64,${bytes.toString('base64')}`

async function drawsOne({ client }: OpenaiClient): Promise<Buffer> {
  const drawn = await client.images.generate({ model: 'gpt-image-1', prompt: 'a red fox' })
  return Buffer.from(drawn.data?.[0]?.b64_json ?? '', 'base64')
}

test('an edit with a mask of what was drawn here goes to its engine with its recipe; what is transparent changes', async () => {
  const one = await server.aClient()
  const drawn = await drawsOne(one)
  const edited = await one.client.images.edit({
    ...{ model: 'gpt-image-1', prompt: 'a blue hat', input_fidelity: 'high' },
    image: await png(drawn),
    mask: await png(await aMask(16), 'mask.png'),
  })
  expect(Buffer.from(edited.data?.[0]?.b64_json ?? '', 'base64').toString('latin1', 1, 4)).toBe('PNG')
  const order = lastOrder()
  expect(order).toMatchObject({ prompt: 'a blue hat', pictures: 1, verb: { kind: 'vary-region' } })
  if (order?.verb.kind !== 'vary-region') throw new Error('another verb')
  expect(Object.keys(order.verb.parent.recipe)).not.toEqual([])
  expect(Buffer.from(order.verb.parent.png)).toEqual(drawn)
  const mask = await sharp(order.verb.mask).greyscale().raw().toBuffer()
  expect([mask[0], mask[15]]).toEqual([255, 0])
  expect(await credits(one)).toBe(38)
  expect(await checkLedger(server.deps)).toEqual([])
})

test("what somebody else drew is a stranger's picture: without its recipe, and no engine here paints regions by sight", async () => {
  const [owner, other] = [await server.aClient(), await server.aClient()]
  const drawn = await drawsOne(owner)
  const before = await credits(other)
  const edited = other.client.images.edit({
    ...{ model: 'gpt-image-1', prompt: 'a blue hat' },
    image: await png(drawn),
    mask: await png(await aMask(16), 'mask.png'),
  })
  await expect(edited).rejects.toMatchObject({ status: 400, code: 'not_supported' })
  expect(await credits(other)).toBe(before)
})

test('a mask of another size, one that selects nothing and a picture without one that is needed are refused; nothing is charged or kept', async () => {
  const one = await server.aClient()
  const drawn = await drawsOne(one)
  const before = await credits(one)
  const edit = async (mask: Buffer) =>
    one.client.images.edit({
      ...{ model: 'gpt-image-1', prompt: 'a hat' },
      image: await png(drawn),
      mask: await png(mask, 'mask.png'),
    })
  await expect(edit(await aMask(32))).rejects.toMatchObject({ status: 400, param: 'mask', code: 'invalid_value' })
  expect(await uploadsOf(one).execute()).toEqual([])
  await expect(edit(await aMask(16, 255))).rejects.toMatchObject({ status: 400, param: 'mask' })
  const noPicture = new FormData()
  noPicture.set('prompt', 'a hat')
  expect(await (await one.ask('/images/edits', noPicture)).json()).toMatchObject({ error: { param: 'image' } })
  expect(await credits(one)).toBe(before)
})

test('without a mask the whole is drawn from words and pictures, in the shape of the first', async () => {
  const one = await server.aClient()
  const edited = await one.client.images.edit({
    ...{ model: 'dall-e-2', prompt: 'as a watercolour', n: 2, response_format: 'b64_json' },
    image: await png(await aPicture(90, 60)),
  })
  expect(edited.data).toHaveLength(2)
  expect(lastOrder()).toMatchObject({
    aspectRatio: { width: 3, height: 2 },
    referenceWeight: 2,
    verb: { kind: 'imagine' },
  })
  expect(lastOrder()?.references).toHaveLength(1)
})

test('Dooy sends image[] in webp and the size as a ratio, and reads the bytes or the address', async () => {
  const one = await server.aClient()
  const form = new FormData()
  form.append('model', 'gpt-image-2')
  form.append('prompt', 'a fox in a hat')
  form.append('size', '16x9')
  form.append('n', '1')
  for (const name of ['a.webp', 'b.webp'])
    form.append('image[]', new Blob([Uint8Array.from(await aPicture(640, 480, 'webp'))], { type: 'image/webp' }), name)
  const answer = await one.ask('/images/edits', form)
  expect(answer.status).toBe(200)
  const { data } = (await answer.json()) as { data: { b64_json: string; revised_prompt: string }[] }
  expect(data[0]?.b64_json).toMatch(/^iVBOR/)
  expect(data[0]?.revised_prompt).toContain('a fox in a hat')
  expect(lastOrder()).toMatchObject({ aspectRatio: { width: 16, height: 9 } })
  expect(lastOrder()?.references).toHaveLength(2)
})

test('Open WebUI sends one picture as image and reads the bytes', async () => {
  const one = await server.aClient()
  const form = new FormData()
  for (const [name, value] of Object.entries({
    model: 'easel',
    prompt: 'a hat',
    n: '1',
    size: '512x512',
    response_format: 'b64_json',
  }))
    form.append(name, value)
  form.append(
    'image',
    new Blob([Uint8Array.from(await aPicture(1500, 1200, 'jpeg'))], { type: 'image/jpeg' }),
    'image.jpg',
  )
  const { data } = (await (await one.ask('/images/edits', form)).json()) as {
    data: { b64_json?: string; url?: string }[]
  }
  expect(data).toMatchObject([{ b64_json: expect.stringMatching(/^iVBOR/) }])
  expect(data[0]?.url).toBeUndefined()
})

test('geekai sends addresses of pictures in image to generations; JSON edits name them in images', async () => {
  const one = await server.aClient()
  const upload = new FormData()
  upload.append('file', new Blob([Uint8Array.from(await aPicture(64))], { type: 'image/png' }), 'a.png')
  const { url, id } = (await (await one.ask('/upload', upload)).json()) as { url: string; id: string }
  const drawn = await one.ask('/images/generations', {
    ...{ model: 'dall-e-3', prompt: 'a fox', n: 1, size: '1024x1024', quality: 'standard', image: [url] },
  })
  expect(drawn.status).toBe(200)
  const { data } = (await drawn.json()) as { data: { url: string }[] }
  expect(lastOrder()?.references).toHaveLength(1)
  const images = [{ image_url: data[0]?.url }, { file_id: id }, { image_url: dataUrl(await aPicture(30)) }]
  const edited = await one.ask('/images/edits', { model: 'easel', prompt: 'both', images })
  expect(edited.status).toBe(200)
  expect(lastOrder()?.references.map(({ recipe }) => recipe !== null)).toEqual([true, false, false])
})

test('a variation is drawn from the picture alone', async () => {
  const one = await server.aClient()
  const drawn = await drawsOne(one)
  const varied = await one.client.images.createVariation({ image: await png(drawn), n: 1, model: 'dall-e-2' })
  expect(varied.data?.[0]?.url).toMatch(/\/api\/files\//)
  expect(lastOrder()).toMatchObject({ prompt: '', verb: { kind: 'imagine' } })
  expect(lastOrder()?.references[0]?.recipe).not.toBeNull()
})

test('an edit that is sent again with its key draws once, though its pictures come again', async () => {
  const one = await server.aClient()
  const picture = await aPicture(40)
  const edit = async () =>
    one.client.images.edit(
      { model: 'gpt-image-1', prompt: 'a hat', image: await png(picture) },
      { headers: { 'Idempotency-Key': 'edit-1' } },
    )
  const [first, second] = [await edit(), await edit()]
  expect(second.data).toEqual(first.data)
  expect(await credits(one)).toBe(39)
})

const good = 'a fox'
const broken = [
  ['image', 'data:image/png;base64,!!!!notbase64', /format/],
  ['image', 'no base64, at all', /format/],
  ['image', 'https://example.com/a.png', /example\.com/],
  ['image', { image_url: 7 }, /type/],
  ['image', 'data:image/png,raw', /format/],
] as const

test.each(broken)('%s that is %j is refused by its name', async (param, image, said) => {
  const one = await server.aClient()
  const before = await credits(one)
  const answer = await one.ask('/images/edits', { prompt: good, image }, { 'accept-language': 'en-US' })
  expect(answer.status).toBe(400)
  const { error } = (await answer.json()) as { error: { param: string; message: string } }
  expect(error.param).toBe(param)
  expect(error.message).toMatch(said)
  expect(await credits(one)).toBe(before)
})

test('a data URL that lies about its type, bytes that are no picture, and more pictures than can be drawn from are refused', async () => {
  const one = await server.aClient()
  const ask = async (image: unknown) => {
    const answer = await one.ask('/images/edits', { prompt: good, image }, { 'accept-language': 'en-US' })
    return [answer.status, ((await answer.json()) as { error: { message: string; param: string } }).error] as const
  }
  expect(await ask(dataUrl(await aPicture(20, 20, 'jpeg'), 'image/png'))).toMatchObject([400, { param: 'image' }])
  expect(await ask(dataUrl(Buffer.from('<svg xmlns="x"></svg>')))).toMatchObject([400, { param: 'image' }])
  const many = await Promise.all(Array.from({ length: 6 }, async () => dataUrl(await aPicture(20))))
  expect(await ask(many)).toMatchObject([400, { param: 'image', message: expect.stringContaining('5') }])
  expect(await uploadsOf(one).execute()).toEqual([])
})
