import { beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { openBucketStore, type BucketStore } from '../../testing/open-bucket-store.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember } from '../../testing/seed.ts'
import { insertImage, storePicture } from './gate.ts'

const SHOWN = { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }

async function openDirect(): Promise<{ server: TestServer; store: BucketStore; url: string; png: Buffer }> {
  const store = await openBucketStore({ change: { isDirect: true } })
  const server = await openTestServer({ ...store.settings, STORAGE_DIRECT: '1' })
  server.deps.blobs = store.blobs
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c63' } })
    .png()
    .toBuffer()
  const { userId } = await aMember(server.deps)
  const picture = await storePicture(server.deps, userId, png)
  await server.deps.db.transaction().execute((tx) => insertImage(tx, picture))
  return { server, store, png, url: `/api/files/${picture.id}` }
}

test('a page that shows a picture is sent to the bucket, where it is as it was drawn', async () => {
  const { server, url, png } = await openDirect()
  const { statusCode, headers } = await server.app.inject({ url, headers: SHOWN })
  expect(statusCode).toBe(302)
  expect(headers['cache-control']).toBe('private, max-age=240')
  expect(headers['vary']).toContain('sec-fetch-dest')
  const answer = await fetch(String(headers['location']))
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `inline; filename="${url.slice('/api/files/'.length)}.png"`,
    'cache-control': 'private, max-age=31536000, immutable',
  })
  expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true)
})

test('smaller copies are made first, and shown from there, too', async () => {
  const { server, url, store } = await openDirect()
  const asked = { url: `${url}?w=320`, headers: SHOWN }
  const address = String((await server.app.inject(asked)).headers['location'])
  const answer = await fetch(address)
  const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect({ format, width }).toEqual({ format: 'webp', width: 320 })
  store.s3.asked.length = 0
  // The same address for a while, so that the browser has it in its cache; and nothing is asked of the bucket for it.
  expect((await server.app.inject(asked)).headers['location']).toBe(address)
  expect(store.s3.asked).toEqual([])
})

test.each([
  ['a program', {}],
  ['who saves it', { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }],
  ['a page that draws with it', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'cors' }],
])('%s gets the bytes from us', async (_who, headers) => {
  const { server, url, png } = await openDirect()
  const answer = await server.app.inject({ url, headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.equals(png)).toBe(true)
})

test('a picture that is not in the bucket is not found, and is noted as damaged', async () => {
  const { server, url, store } = await openDirect()
  store.s3.objects.clear()
  expect((await server.app.inject({ url, headers: SHOWN })).statusCode).toBe(404)
  const { damaged_at } = await server.deps.db.selectFrom('images').select('damaged_at').executeTakeFirstOrThrow()
  expect(damaged_at).not.toBeNull()
})

let plain: TestServer
beforeAll(async () => {
  plain = await openTestServer()
})

test('a storage that cannot be used now is unavailable, and no picture is noted as damaged', async () => {
  const store = await openBucketStore()
  plain.deps.blobs = store.blobs
  const { userId } = await aMember(plain.deps)
  const png = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#c63' } })
    .png()
    .toBuffer()
  const picture = await storePicture(plain.deps, userId, png)
  await plain.deps.db.transaction().execute((tx) => insertImage(tx, picture))
  store.s3.plan = () => ({ status: 503, code: 'SlowDown' })
  const answer = await plain.app.inject({ url: `/api/files/${picture.id}` })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ data: { reason: 'unavailable' } })
  store.s3.plan = () => null
  expect((await plain.app.inject({ url: `/api/files/${picture.id}` })).rawPayload.equals(png)).toBe(true)
  const { damaged_at } = await plain.deps.db.selectFrom('images').select('damaged_at').executeTakeFirstOrThrow()
  expect(damaged_at).toBeNull()
})
