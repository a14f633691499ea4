import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { addCompression } from './compress.ts'

const TEXT = '松树下的狐狸 '.repeat(500)
const server = fastify()
addCompression(server)
server.get('/long', async () => ({ text: TEXT }))
server.get('/short', async () => ({ text: 'fox' }))
server.get('/bytes', async () => Buffer.from(TEXT))
server.get('/packed', async (_, reply) => reply.header('content-encoding', 'zstd').send(TEXT))
afterAll(() => server.close())

const get = (url: string, coding: string) => server.inject({ url, headers: { 'accept-encoding': coding } })

test.each([
  { accepted: 'gzip, deflate, br, zstd', coding: 'br', unpack: brotliDecompressSync },
  { accepted: 'gzip;q=1.0, br;q=0', coding: 'gzip', unpack: gunzipSync },
  { accepted: 'GZIP', coding: 'gzip', unpack: gunzipSync },
])('who takes $accepted gets a long answer as $coding', async ({ accepted, coding, unpack }) => {
  const { headers, rawPayload } = await get('/long', accepted)
  expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' })
  expect(Number(headers['content-length'])).toBe(rawPayload.length)
  expect(JSON.parse(String(unpack(rawPayload)))).toEqual({ text: TEXT })
})

test.each(['', 'identity', 'br;q=0, gzip; q=0.0', '*'])('who takes “%s” gets it as it is', async (accepted) => {
  const { headers, payload } = await get('/long', accepted)
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers.vary).toBe('accept-encoding')
  expect(JSON.parse(payload)).toEqual({ text: TEXT })
})

test('what is short, no text, or packed already is left alone', async () => {
  const answers = await Promise.all(['/short', '/bytes', '/packed'].map((url) => get(url, 'br')))
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, undefined, 'zstd'])
})
