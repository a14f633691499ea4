import { readCompany } from '@easel/contract/company'
import { logos, removeLogo, saveLogo } from '@easel/contract/company-logo'
import { UPLOAD_MAX_BYTES } from '@easel/contract/limits'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openApp } from '../../../app.ts'
import { readSite } from '../../../http/site.ts'
import { eventually } from '../../../testing/eventually.ts'
import { lyingPng } from '../../../testing/hostile-pictures.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aMember, anAdmin, type SeededPerson } from '../../../testing/seed.ts'

let server: TestServer
let admin: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  admin = await anAdmin(server.deps)
})
afterEach(async () => {
  for (const theme of ['light', 'dark'] as const) await remove(theme)
})

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
/** A wide blue bar with nothing above and below it. */
const bar = (width = 600, height = 300) =>
  sharp({ create: { width, height, channels: 4, background: CLEAR } }).composite([
    { input: { create: { width, height: 100, channels: 4, background: '#0000ff' } }, gravity: 'centre' },
  ])
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c63' } })

const save = (theme: string, file: Uint8Array) =>
  server.call(saveLogo, { token: admin.token, params: { theme }, file, headers: { 'accept-language': 'en-US' } })
const remove = (theme: string) => server.call(removeLogo, { token: admin.token, params: { theme } })
const load = (url: string, headers = {}) => server.app.inject({ url, headers })
const told = async () => {
  const { data } = await server.call(readCompany)
  return readCompany.data.parse(data)
}

async function pixel(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

const PAPER = [0xf6, 0xf3, 0xec, 255]

test('a logo is what everybody reads from then on, and the icons are drawn from it', async () => {
  const before = JSON.parse((await load('/manifest.webmanifest')).payload)
  expect(before.icons[0]).toEqual({ src: '/seal.svg', sizes: 'any', type: 'image/svg+xml' })
  expect((await load('/icon-192.png')).headers['content-type']).not.toBe('image/png')

  const { light } = logos.parse((await save('light', await bar().png().toBuffer())).data)
  expect(await told()).toMatchObject({ logo: light, darkLogo: null })
  const shown = await load(light ?? '')
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringMatching(/immutable/),
  })
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 192, height: 192, hasAlpha: true })
  expect(await pixel(shown.rawPayload, 96, 96)).toEqual([0, 0, 255, 255])
  expect((await pixel(shown.rawPayload, 96, 4))[3]).toBe(0)

  const version = light?.split('/').at(-1)
  const { icons } = JSON.parse((await load('/manifest.webmanifest')).payload)
  expect(icons.map(({ src }: { src: string }) => src)).toEqual(
    ['192', '512', 'maskable-512'].map((name) => `/icon-${name}.png?v=${version}`),
  )
  for (const [path, px, corner] of [
    ['/seal.svg', 192, 0],
    ['/icon-180.png', 180, PAPER],
    [icons[0].src, 192, 0],
    [icons[1].src, 512, 0],
    [icons[2].src, 512, PAPER],
  ] as const) {
    const { rawPayload, headers } = await load(path)
    expect(headers['content-type']).toBe('image/png')
    expect(headers['cache-control']).toMatch(path.includes('?') ? /immutable/ : /no-cache/)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: px, height: px })
    const [, , , alpha, ...rest] = [...(await pixel(rawPayload, 1, 1))]
    if (corner === 0) expect([alpha, rest]).toEqual([0, []])
    else expect(await pixel(rawPayload, 1, 1)).toEqual(corner)
    expect(await pixel(rawPayload, px / 2, px / 2)).toEqual([0, 0, 255, 255])
    expect((await load(path, { 'if-none-match': headers.etag })).statusCode).toBe(304)
  }
  // The safe zone is a circle of 80 %; what is drawn reaches it and no further.
  const maskable = (await load(icons[2].src)).rawPayload
  expect(await pixel(maskable, 78, 256)).toEqual([0, 0, 255, 255])
  expect(await pixel(maskable, 68, 256)).toEqual(PAPER)
})

test('a logo that brings its ground along has it around it where an icon is cropped', async () => {
  await save('light', await flat(300, 200).png().toBuffer())
  for (const path of ['/icon-180.png', '/icon-maskable-512.png']) {
    expect(await pixel((await load(path)).rawPayload, 1, 1)).toEqual([0xcc, 0x66, 0x33, 255])
  }
  expect((await pixel((await load('/icon-192.png')).rawPayload, 1, 1))[3]).toBe(0)
})

test('each theme has its own; who removes them has the usual seal again, and nothing of them is kept', async () => {
  const light = logos.parse((await save('light', await flat(200, 200).jpeg().toBuffer())).data).light
  const both = logos.parse((await save('dark', await flat(300, 200).webp().toBuffer())).data)
  expect(both).toEqual({ light, dark: expect.stringMatching(/^\/api\/logo\/[0-9a-f]{24}$/) })
  expect(await told()).toMatchObject({ logo: light, darkLogo: both.dark })

  expect(logos.parse((await remove('light')).data)).toEqual({ light: null, dark: both.dark })
  expect((await load(light ?? '')).statusCode).toBe(404)
  expect((await load('/icon-192.png')).headers['content-type']).not.toBe('image/png')
  expect(await remove('light')).toMatchObject({ success: true })
  await remove('dark')
  expect(await server.deps.db.selectFrom('logos').select('version').execute()).toEqual([])
  const log = await server.deps.db
    .selectFrom('audit_log')
    .select(['actor_id', 'act', 'subject'])
    .orderBy('id', 'desc')
    .limit(4)
    .execute()
  expect(log.map(({ act, subject }) => `${act} ${subject}`).reverse()).toEqual([
    'logo.change logo:light',
    'logo.change logo:dark',
    'logo.remove logo:light',
    'logo.remove logo:dark',
  ])
  expect(new Set(log.map(({ actor_id }) => actor_id))).toEqual(new Set([admin.userId]))
})

test('one picture for both themes stays while one of them has it', async () => {
  const file = await flat(200, 200).png().toBuffer()
  const [, saved] = [await save('light', file), await save('dark', file)]
  const { light, dark } = logos.parse(saved.data)
  expect(light).toBe(dark)
  await remove('light')
  expect((await load(dark ?? '')).statusCode).toBe(200)
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>1</script></svg>')
const refused: [string, () => Buffer | Promise<Buffer>, string, RegExp][] = [
  ['SVG', () => svg, 'image_format', /^SVG pictures are not taken as a logo/],
  ['a moving picture', () => flat(200, 200).gif().toBuffer(), 'image_format', /^GIF pictures/],
  ['a page that is called a picture', () => Buffer.from('<!doctype html>'), 'image_format', /^Only PNG, JPEG, WebP/],
  ['a side that is too short', () => flat(400, 179).png().toBuffer(), 'invalid_input', /./],
  ['a small WebP', () => flat(179, 179).webp({ lossless: true }).toBuffer(), 'invalid_input', /./],
  ['too many bytes', () => Buffer.alloc(UPLOAD_MAX_BYTES + 1), 'image_too_large', /1 MB/],
  ['too many pixels', () => lyingPng(8_000, 8_000), 'image_too_large', /./],
  ['a PNG that ends early', async () => (await bar().png().toBuffer()).subarray(0, 300), 'image_broken', /./],
  [
    'a WebP of which half is noise',
    async () => Buffer.concat([(await bar().webp().toBuffer()).subarray(0, 60), Buffer.alloc(2_000, 7)]),
    'image_broken',
    /./,
  ],
]

test.each(refused)('%s is refused in words, and the logo of before stands', async (_what, make, reason, words) => {
  const { light } = logos.parse((await save('light', await bar().png().toBuffer())).data)
  const answer = await save('light', await make())
  expect(answer).toMatchObject({ success: false, reason, message: expect.stringMatching(words) })
  if (reason === 'invalid_input') expect(answer.fields).toEqual({ file: 'At least 180 pixels wide and high' })
  expect(await told()).toMatchObject({ logo: light })
})

test('nobody but an administrator sets one, and there is no third theme', async () => {
  const { token } = await aMember(server.deps)
  const file = await flat(200, 200).png().toBuffer()
  expect(await server.call(saveLogo, { token, params: { theme: 'light' }, file })).toMatchObject({
    reason: 'forbidden',
  })
  expect(await save('sepia', file)).toMatchObject({ reason: 'invalid_input' })
  expect(await told()).toMatchObject({ logo: null })
})

test('another process answers with it at once, and is told so', async () => {
  const there = await openApp(server.deps, {
    site: readSite('/nowhere'),
    isQueueReady: () => true,
    isStopping: () => false,
  })
  onTestFinished(() => there.close())
  const heard: string[] = []
  onTestFinished(server.deps.bus.listen('company', (payload) => heard.push(payload)))
  for (const background of ['#ff0000', '#00ff00']) {
    await save('light', await flat(200, 200).flatten().tint(background).png().toBuffer())
    const [here, other] = [await load('/icon-512.png'), await there.inject({ url: '/icon-512.png' })]
    expect(other.headers.etag).toBe(here.headers.etag)
    expect(other.rawPayload.equals(here.rawPayload)).toBe(true)
  }
  await eventually(() => expect(heard).toHaveLength(2))
})
