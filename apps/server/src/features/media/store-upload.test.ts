import { image } from '@easel/contract/media'
import { storeUpload } from '@easel/contract/upload'
import { UPLOAD_MAX_BYTES } from '@easel/contract/limits'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { openDecoder } from '../../platform/pictures/decoder.ts'
import { writeHangingDecoder } from '../../testing/hanging-decoder.ts'
import { flatPng, lyingPng, manyFrames, pngChunk, withScans, withSegment } from '../../testing/hostile-pictures.ts'
import type { Answer } from '../../testing/make-call.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember, type SeededPerson } from '../../testing/seed.ts'
import { openTemporaryFolder } from '../../testing/temporary-folder.ts'
import { writeForm } from '../../testing/write-form.ts'
import { UPLOADS_A_DAY } from './rules.ts'
import { storeUpload as store } from './store-upload.ts'

let server: TestServer
let person: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(async () => {
  person = await aMember(server.deps)
})

const flat = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#c63' } })
const png = (width?: number, height?: number) => flat(width, height).png().toBuffer()
const jpeg = (width?: number, height?: number) => flat(width, height).jpeg().toBuffer()
const gif = (width?: number, height?: number) => flat(width, height).gif().toBuffer()

const upload = (file: Uint8Array, purpose = 'base', { token } = person) =>
  server.call(storeUpload, { token, body: { purpose }, file })

/** The picture that was kept, and its bytes as anyone gets them. */
async function kept(answer: Answer) {
  expect(answer).toMatchObject({ http: 200, success: true })
  const told = image.parse(answer.data)
  const response = await server.app.inject({ url: told.url })
  return { told, response, bytes: response.rawPayload, metadata: await sharp(response.rawPayload).metadata() }
}

async function countKept() {
  const rows = await server.deps.db.selectFrom('images').select('id').execute()
  let files = 0
  for await (const names of server.deps.blobs.list()) files += names.length
  return { rows: rows.length, files }
}

/** Told why, and nothing of it is left. */
async function refused(file: Uint8Array, reason: string, purpose = 'base'): Promise<void> {
  const before = await countKept()
  const answer = await upload(file, purpose)
  expect(answer).toMatchObject({ http: 200, code: 400, success: false, data: { reason } })
  expect(await countKept()).toEqual(before)
}

const kinds: [string, () => Promise<Buffer>, Record<'base' | 'avatar' | 'mask', string>][] = [
  ['a jpeg', jpeg, { base: 'image/jpeg', avatar: 'image/webp', mask: 'image/png' }],
  ['a png', png, { base: 'image/png', avatar: 'image/webp', mask: 'image/png' }],
  ['a gif', gif, { base: 'image/png', avatar: 'image/webp', mask: 'image/png' }],
]

test.each(kinds)('%s becomes what its use needs', async (_what, make, becomes) => {
  for (const purpose of ['base', 'avatar', 'mask'] as const) {
    const { told, response, metadata } = await kept(await upload(await make(), purpose))
    expect(told.mime).toBe(becomes[purpose])
    expect(response.headers['content-type']).toBe(becomes[purpose])
    expect([metadata.width, metadata.height]).toEqual([told.width, told.height])
    expect(Buffer.from(told.thumbhash, 'base64').length).toBeGreaterThan(4)
  }
})

test('an avatar is a square of at most 512 pixels, and never blown up', async () => {
  const { told } = await kept(await upload(await png(900, 700), 'avatar'))
  expect([told.width, told.height]).toEqual([512, 512])
  const small = await kept(await upload(await png(30, 20), 'avatar'))
  expect([small.told.width, small.told.height]).toEqual([20, 20])
})

test('a mask keeps every pixel and its size, and what is transparent in it is black', async () => {
  const raw = Buffer.from(Array.from({ length: 16 * 16 * 3 }, (_, at) => (at * 37) % 256))
  const mask = await sharp(raw, { raw: { width: 16, height: 16, channels: 3 } })
    .png()
    .toBuffer()
  const { bytes, metadata } = await kept(await upload(mask, 'mask'))
  expect([metadata.width, metadata.height, metadata.hasAlpha]).toEqual([16, 16, false])
  expect(await sharp(bytes).raw().toBuffer()).toEqual(raw)

  const clear = { r: 255, g: 255, b: 255, alpha: 0 }
  const unseen = await sharp({ create: { width: 4, height: 4, channels: 4, background: clear } })
    .png()
    .toBuffer()
  const flattened = await kept(await upload(unseen, 'mask'))
  expect(new Set(await sharp(flattened.bytes).raw().toBuffer())).toEqual(new Set([0]))
})

test('a moving picture becomes its first frame', async () => {
  const { told } = await kept(await upload(manyFrames({ width: 30, height: 20, frames: 3 })))
  expect(told).toMatchObject({ width: 30, height: 20, mime: 'image/png' })
})

test('the same picture may be sent twice and is two uploads', async () => {
  const file = await png()
  const [first, second] = await Promise.all([upload(file), upload(file)])
  expect(image.parse(first.data).id).not.toBe(image.parse(second.data).id)
})

test('sound and film are not taken yet', async () => {
  const answer = await upload(await png(), 'media')
  expect(answer).toMatchObject({ code: 400, data: { reason: 'invalid_input', fields: { purpose: '暂不支持' } } })
})

const html = Buffer.from('<!doctype html><script>alert(1)</script>')
const strangers: [string, Buffer][] = [
  ['HTML', html],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')],
  ['XML', Buffer.from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>')],
  ['PDF', Buffer.from('%PDF-1.7\n')],
  ['nothing', Buffer.alloc(0)],
]

test.each(strangers)('%s is no picture, whatever it is called', async (_what, file) => {
  await refused(file, 'image_format')
})

test('of what a file is, is called and is said to be, what it is decides, whatever the other two say', async () => {
  const names = { 'a.jpg': 'image/jpeg', 'a.png': 'image/png', 'a.gif': 'image/gif', 'a.html': 'text/html' }
  const files: [Buffer, string | undefined][] = [
    [await jpeg(), 'image/jpeg'],
    [await png(), 'image/png'],
    [await gif(), 'image/png'],
    [html, undefined],
  ]
  for (const [file, mime] of files) {
    for (const fileName of Object.keys(names)) {
      for (const type of Object.values(names)) {
        const { body, contentType } = writeForm({ purpose: 'base', file }, { fileName, type })
        const headers = { authorization: `Bearer ${person.token}`, 'content-type': contentType }
        const sent = await server.app.inject({ method: 'POST', url: '/api/upload', headers, payload: body })
        const expected = mime ? { success: true, data: { mime } } : { data: { reason: 'image_format' } }
        expect(sent.json()).toMatchObject(expected)
      }
    }
  }
})

test.each(['webp', 'tiff', 'avif'] as const)('%s is not among the formats', async (format) => {
  await refused(await flat(9, 9).toFormat(format).toBuffer(), 'image_format')
})

test('who sends what a telephone or another program writes hears by name that it is not taken, and how large a picture may be', async () => {
  const someone = await aMember(server.deps, { language: 'en-US' })
  const heic = Buffer.concat([Buffer.of(0, 0, 0, 24), Buffer.from('ftypheic\0\0\0\0mif1heic')])
  const tries: [Uint8Array, string][] = [
    [heic, 'HEIC pictures are not supported'],
    [await flat(9, 9).webp().toBuffer(), 'WebP pictures are not supported'],
    [Buffer.from('hello'), 'Only jpg, jpeg, png, gif'],
    [Buffer.alloc(UPLOAD_MAX_BYTES + 1), '1 MB'],
  ]
  for (const [file, said] of tries) expect((await upload(file, 'base', someone)).message).toContain(said)
})

test('a polyglot loses all that is not a picture', async () => {
  const script = 'alert(document.cookie)'
  const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from(script)])
  const polyglots = [
    manyFrames({ width: 9, height: 9, frames: 1, comment: `*/=1;${script}` }),
    Buffer.concat([await png(), html, Buffer.from(script)]),
    Buffer.concat([await jpeg(), zip]),
    withSegment(await jpeg(), 0xfe, Buffer.from(`%PDF-1.7 ${script}`)),
  ]
  for (const polyglot of polyglots) {
    const { bytes, response } = await kept(await upload(polyglot))
    expect(bytes.includes(script)).toBe(false)
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f-]+\.(png|jpg)"$/),
    })
  }
})

test('a photograph is turned upright, and where and by what it was taken is forgotten', async () => {
  const photo = await flat(60, 40)
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { told, bytes, metadata } = await kept(await upload(photo))
  expect([told.width, told.height]).toEqual([40, 60])
  expect(metadata.exif).toBeUndefined()
  expect(metadata.icc).toBeUndefined()
  expect(metadata.orientation).toBeUndefined()
  expect(bytes.includes('SecretCamera')).toBe(false)
})

test('texts and profiles that unfold to many megabytes go, with or without the picture', async () => {
  const { deflateSync } = await import('node:zlib')
  const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 })
  for (const [name, head] of [
    ['zTXt', 'note\0\0'],
    ['iCCP', 'icc\0\0'],
    ['iTXt', 'note\0\u0001\0\0\0'],
  ] as const) {
    const file = flatPng({ width: 40, height: 30 }, [
      pngChunk(name, Buffer.concat([Buffer.from(head, 'latin1'), bomb])),
    ])
    expect(file.length).toBeLessThan(UPLOAD_MAX_BYTES)
    const answer = await upload(file)
    if (answer.success) expect((await kept(answer)).bytes.length).toBeLessThan(10_000)
    else expect(answer.reason).toBe('image_broken')
  }
})

test('a picture of exactly 1 MiB is taken, and of one byte more it is not', async () => {
  const base = await png()
  const filled = (length: number) => {
    const filler = pngChunk('fiLl', Buffer.alloc(length - base.length - 12))
    return Buffer.concat([base.subarray(0, 33), filler, base.subarray(33)])
  }
  expect(filled(UPLOAD_MAX_BYTES).length).toBe(UPLOAD_MAX_BYTES)
  await kept(await upload(filled(UPLOAD_MAX_BYTES)))
  await refused(filled(UPLOAD_MAX_BYTES + 1), 'image_too_large')
})

const bombs: [string, () => Buffer | Promise<Buffer>][] = [
  ['16000 x 16000 in two colours', () => flatPng({ width: 16_000, height: 16_000 })],
  ['one pixel more than a side may have', () => flatPng({ width: 8193, height: 1 })],
  ['5001 x 5001', () => lyingPng(5001, 5001)],
  ['a billion pixels that are not there', () => lyingPng(2 ** 31 - 1, 2 ** 31 - 1)],
  ['40,000 frames', () => manyFrames({ width: 4000, height: 4000, frames: 35_000 })],
  ['201 small frames', () => manyFrames({ width: 9, height: 9, frames: 201 })],
  ['frames that together have too many pixels', () => manyFrames({ width: 2000, height: 2000, frames: 26 })],
  [
    'a huge screen behind frames of one pixel',
    () => manyFrames({ width: 65_535, height: 65_535, frames: 2, frame: { left: 0, top: 0, width: 1, height: 1 } }),
  ],
  [
    'a small screen with a frame far outside',
    () => manyFrames({ width: 9, height: 9, frames: 2, frame: { left: 60_000, top: 60_000, width: 9, height: 9 } }),
  ],
]

test.each(bombs)('%s: refused before anything is decoded', async (_what, make) => {
  const before = await server.deps.db.selectFrom('upload_days').selectAll().execute()
  await refused(await make(), 'image_too_large')
  // Only what reaches the decoder is counted.
  expect(await server.deps.db.selectFrom('upload_days').selectAll().execute()).toEqual(before)
})

test('a photograph that sends the decoder over itself without end is refused', async () => {
  const progressive = await flat(400, 400).jpeg({ progressive: true }).toBuffer()
  await refused(withScans(progressive, 5000), 'image_broken')
})

test('a picture at which the decoder hangs is refused, leaves nothing, and the next is kept', async () => {
  const { workerFile, hungPid } = writeHangingDecoder(openTemporaryFolder())
  const decoder = openDecoder({ workerFile, timeMaxMs: 6_000 })
  onTestFinished(() => decoder.close())
  const deps = { ...server.deps, decoder }
  const before = await countKept()

  const file = flatPng({ width: 40, height: 30 }, [pngChunk('tEXt', Buffer.from('note\0sleep for ever'))])
  await expect(store(deps, person.actor, { purpose: 'base', file })).rejects.toEqual(new Refusal('image_broken'))

  expect(hungPid()).toBeGreaterThan(0)
  expect(await countKept()).toEqual(before)
  expect(await store(deps, person.actor, { purpose: 'base', file: await png() })).toMatchObject({ mime: 'image/png' })
})

test.each(kinds)('%s that ends too early is refused', async (_what, make) => {
  const whole = await make()
  for (const part of [0.3, 0.5, 0.9, 0.999]) {
    await refused(whole.subarray(0, Math.floor(whole.length * part)), 'image_broken')
  }
})

test('a png with one changed bit is refused', async () => {
  const whole = await png()
  for (let at = 8; at < whole.length; at += 7) {
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ 0x10
    await refused(changed, 'image_broken')
  }
})

test('whatever bits are changed, what is kept is a picture, and what is not is refused', async () => {
  const originals = [await jpeg(), await gif(), manyFrames({ width: 30, height: 20, frames: 4 })]
  for (let round = 0; round < Math.ceil(12 * inject('scale')); round += 1) {
    const changed = Buffer.from(originals[round % originals.length] ?? [])
    const at = 8 + ((round * 7919) % (changed.length - 8))
    changed[at] = (changed[at] ?? 0) ^ (1 << (round % 8))
    person = round % 100 === 0 ? await aMember(server.deps) : person
    const answer = await upload(changed)
    if (answer.success) expect((await kept(answer)).metadata.width).toBeGreaterThan(0)
    else expect(answer.reason).toMatch(/^image_/)
  }
})

test('of many uploads at once no more are counted than a day has', async () => {
  const { userId } = person
  const day = server.clock.now().toISOString().slice(0, 10)
  const spent = { user_id: userId, day, uploads: UPLOADS_A_DAY - 2, bytes: 0 }
  await server.deps.db.insertInto('upload_days').values(spent).execute()
  const file = await png()
  const answers = await Promise.all(Array.from({ length: 5 }, () => upload(file)))
  expect(answers.filter(({ success }) => success)).toHaveLength(2)
  for (const answer of answers.filter(({ success }) => !success)) {
    expect(answer).toMatchObject({ http: 429, code: 429, data: { reason: 'rate_limited' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await upload(file, 'base', await aMember(server.deps))).success).toBe(true)
  server.clock.moveSeconds(24 * 60 * 60)
  expect((await upload(file)).success).toBe(true)
})

test('a day’s bytes are counted too', async () => {
  const day = server.clock.now().toISOString().slice(0, 10)
  const spent = { user_id: person.userId, day, uploads: 1, bytes: 100 * UPLOAD_MAX_BYTES }
  await server.deps.db.insertInto('upload_days').values(spent).execute()
  expect(await upload(await png())).toMatchObject({ http: 429, data: { reason: 'rate_limited' } })
})
