import { beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember } from '../../testing/seed.ts'
import { insertImage, storePicture, viewImage } from './gate.ts'
import { findImages } from './gate.ts'

let server: TestServer
let png: Buffer
let url: string
let sha256: string

beforeAll(async () => {
  server = await openTestServer()
  png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c63' } })
    .png()
    .toBuffer()
  const { userId } = await aMember(server.deps)
  const picture = await storePicture(server.deps, userId, png)
  await server.deps.db.transaction().execute((tx) => insertImage(tx, picture))
  url = `/api/files/${picture.id}`
  sha256 = picture.sha256
})

const get = (address: string, headers: Record<string, string> = {}) => server.app.inject({ url: address, headers })

test('a kept picture is measured', async () => {
  const [row] = [...(await findImages(server.deps.db, [url.slice('/api/files/'.length)])).values()]
  const image = row && viewImage(row)
  expect(image).toMatchObject({ url, width: 900, height: 600, bytes: png.length, mime: 'image/png' })
  expect(Buffer.from(image?.thumbhash ?? '', 'base64').length).toBeGreaterThan(4)
})

test('the original comes back byte for byte, for ever, and harmless', async () => {
  const response = await get(url)
  expect(response.statusCode).toBe(200)
  expect(response.rawPayload.equals(png)).toBe(true)
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    etag: `"${sha256}"`,
  })
})

test.each([320, 640])('a copy %i px wide is a WebP with its own tag', async (width) => {
  const response = await get(`${url}?w=${width}`)
  const { width: made, format } = await sharp(response.rawPayload).metadata()
  expect({ made, format }).toEqual({ made: width, format: 'webp' })
  expect(response.headers['etag']).toBe(`"${sha256}-${width}"`)
  expect((await get(`${url}?w=${width}`)).rawPayload.equals(response.rawPayload)).toBe(true)
})

test('a picture is never blown up', async () => {
  expect((await sharp((await get(`${url}?w=1280`)).rawPayload).metadata()).width).toBe(900)
})

test.each(['?w=321', '?w=', '?w=0', '?w=320&w=640', '?w=320px', '?h=320'])('%s is no width of ours', async (query) => {
  const response = await get(`${url}${query}`)
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ code: 400, success: false, data: { reason: 'invalid_input' } })
})

test('who has it is not sent it again', async () => {
  const response = await get(url, { 'if-none-match': `"x", "${sha256}"` })
  expect([response.statusCode, response.rawPayload.length]).toEqual([304, 0])
})

const ranges: [string, number, number][] = [
  ['bytes=0-9', 0, 10],
  ['bytes=10-', 10, Infinity],
  ['bytes=-5', -5, Infinity],
  ['bytes=5-99999999', 5, Infinity],
]

test.each(ranges)('%s is that part', async (range, from, to) => {
  const response = await get(url, { range })
  expect(response.statusCode).toBe(206)
  expect(response.rawPayload.equals(png.subarray(from, to))).toBe(true)
  expect(response.headers['content-range']).toMatch(new RegExp(`^bytes \\d+-\\d+/${png.length}$`))
})

test('a part that is not there is refused, and nonsense gives the whole', async () => {
  expect((await get(url, { range: 'bytes=99999999-' })).statusCode).toBe(416)
  for (const range of ['bytes=a-b', 'lines=1-2', 'bytes=0-1,5-6', 'bytes=-']) {
    expect((await get(url, { range })).statusCode).toBe(200)
  }
  expect((await get(url, { range: 'bytes=0-1', 'if-range': '"older"' })).statusCode).toBe(200)
})

test('HEAD tells of the bytes without sending them', async () => {
  const response = await server.app.inject({ method: 'HEAD', url })
  expect([response.statusCode, response.rawPayload.length]).toEqual([200, 0])
  expect(response.headers['content-length']).toBe(String(png.length))
})

const strangers = ['01890000-0000-7000-8000-000000000000', '1', '..%2f..%2fetc%2fpasswd', '%00', 'x'.repeat(400)]

test.each(strangers)('%s is not found, so that a browser sees a broken picture', async (id) => {
  const response = await get(`/api/files/${id}`)
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ code: 404, success: false, data: { reason: 'not_found' } })
  expect(response.headers['cache-control']).toBe('no-store')
})

test('a picture whose bytes are gone is not found', async () => {
  const { userId } = await aMember(server.deps)
  const row = await storePicture(server.deps, userId, await sharp(png).resize(10).png().toBuffer())
  const lost = { ...row, sha256: 'f'.repeat(64) }
  await server.deps.db.transaction().execute((tx) => insertImage(tx, lost))
  expect((await get(`/api/files/${row.id}`)).statusCode).toBe(404)
  expect((await get(`/api/files/${row.id}?w=320`)).statusCode).toBe(404)
})

test('a preview is there for minutes', async () => {
  const id = server.deps.newId()
  const webp = await sharp(png).resize(8).webp().toBuffer()
  await server.deps.blobs.putPreview(id, webp)
  expect((await get(`/api/files/${id}`)).rawPayload.equals(webp)).toBe(true)
  await server.deps.blobs.sweepPreviews(new Date(Date.now() + 60_000))
  expect((await get(`/api/files/${id}`)).statusCode).toBe(404)
})
