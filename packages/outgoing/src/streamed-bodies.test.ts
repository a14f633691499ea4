import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openRawStranger, openStranger } from './testing/open-stranger.ts'
import { speakTo } from './testing/speak-to.ts'

async function* pour(count: number, onEnd: () => void = () => undefined): AsyncGenerator<Uint8Array> {
  try {
    for (let nth = 0; nth < count; nth += 1) yield Buffer.alloc(64 * 1024, nth % 256)
  } finally {
    onEnd()
  }
}

const CHUNK = 64 * 1024

const openCounter = () =>
  openStranger((asked, answer) => {
    const sum = createHash('sha256')
    let byteCount = 0
    asked.on('data', (chunk: Buffer) => {
      byteCount += chunk.length
      sum.update(chunk)
    })
    asked.on('end', () => answer.end(`${asked.headers['content-length']} ${byteCount} ${sum.digest('hex')}`))
  })

test('a body that is made on the way arrives whole, with its length said before', async () => {
  const { outgoing, url } = await speakTo(openCounter())
  const sum = createHash('sha256')
  for await (const chunk of pour(40)) sum.update(chunk)

  const { body } = await outgoing.send({ method: 'PUT', url, body: { length: 40 * CHUNK, chunks: pour(40) } })

  expect(new TextDecoder().decode(body)).toBe(`${40 * CHUNK} ${40 * CHUNK} ${sum.digest('hex')}`)
})

test.each([
  ['shorter', 39],
  ['longer', 41],
])('a body that is %s than it says is never taken for whole', async (_name, count) => {
  const { stranger, outgoing, url } = await speakTo(openCounter())
  const asking = outgoing.send({ method: 'PUT', url, body: { length: 40 * CHUNK, chunks: pour(count) } })
  await expect(asking).rejects.toMatchObject({ kind: 'broken' })
  await expect.poll(() => stranger.openCount()).toBe(0)
})

test('what makes the body fails: the request is cut off, with that reason', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.alloc(10)
    throw new Error('the disk is gone')
  }
  const { stranger, outgoing, url } = await speakTo(openCounter())
  const asking = outgoing.send({ method: 'PUT', url, body: { length: 20, chunks: broken() } })
  await expect(asking).rejects.toThrow('the disk is gone')
  await expect.poll(() => stranger.openCount()).toBe(0)
})

test('a server that takes nothing makes the body wait, and its end ends the body', async () => {
  let made = 0
  let isOver = false
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of pour(10_000, () => (isOver = true))) {
      made += 1
      yield chunk
    }
  }
  const { outgoing, url } = await speakTo(openRawStranger((socket) => socket.pause()))
  const ending = new AbortController()
  const body = { length: 10_000 * CHUNK, chunks: counted() }
  const asking = outgoing.send({ method: 'PUT', url, body, signal: ending.signal })
  // Only what the buffers of both ends hold.
  await expect.poll(() => made).toBeGreaterThan(1)
  ending.abort(new Error('enough'))
  await expect(asking).rejects.toThrow('enough')
  await expect.poll(() => isOver).toBe(true)
  expect(made).toBeLessThan(10_000)
})

test('a server that refuses before it has all is heard', async () => {
  const { outgoing, url } = await speakTo(
    openStranger((_asked, answer) => {
      answer.writeHead(403, { connection: 'close' })
      answer.end('no')
    }),
  )
  const answer = await outgoing.send({ method: 'PUT', url, body: { length: 4 * CHUNK, chunks: pour(4) } })
  expect(answer.status).toBe(403)
})

test('a head alone has no body', async () => {
  const { outgoing, url } = await speakTo(
    openStranger((_asked, answer) => {
      answer.writeHead(200, { 'content-length': '5000' })
      answer.end()
    }),
  )
  const { headers, body } = await outgoing.send({ method: 'HEAD', url })
  expect(headers['content-length']).toBe('5000')
  expect(body).toHaveLength(0)
})
