import { expect, test } from 'vitest'
import type { OutgoingStream } from './outgoing.ts'
import { openRawStranger, openStranger } from './testing/open-stranger.ts'
import { speakTo } from './testing/speak-to.ts'

async function readAll({ body }: OutgoingStream): Promise<string> {
  let text = ''
  for await (const chunk of body) text += new TextDecoder().decode(chunk)
  return text
}

/** Begins to answer, and leaves it there. */
const openHalf = () => openStranger((_asked, answer) => answer.write('half'))

test('leaving the loop hangs up', async () => {
  const { stranger, outgoing, url } = await speakTo(openHalf())
  const { body } = await outgoing.stream({ method: 'GET', url })
  for await (const chunk of body) {
    expect(new TextDecoder().decode(chunk)).toBe('half')
    break
  }
  await expect.poll(() => stranger.openCount()).toBe(0)
})

test('a server is made to wait for a slow reader', async () => {
  let isWaiting = false
  const { outgoing, url } = await speakTo(
    openRawStranger((socket) => {
      const pour = () => {
        socket.write('a'.repeat(100_000))
        isWaiting = socket.writableLength > 10_000_000
        if (isWaiting) socket.end()
        else setImmediate(pour)
      }
      socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\n\r\n', pour))
    }),
  )
  const { body } = await outgoing.stream({ method: 'GET', url, maxBytes: 1e9 })
  await expect.poll(() => isWaiting).toBe(true)
  let byteCount = 0
  for await (const chunk of body) byteCount += chunk.length
  expect(byteCount).toBeGreaterThan(10_000_000)
})

test('silence in the middle ends it', async () => {
  const { stranger, outgoing, url } = await speakTo(openHalf())
  const stream = await outgoing.stream({ method: 'GET', url, idleMs: 100 })
  await expect(readAll(stream)).rejects.toMatchObject({ kind: 'timeout' })
  await expect.poll(() => stranger.openCount()).toBe(0)
})

test('it may last longer than the time for its head, as long as it goes on', async () => {
  const { outgoing, url } = await speakTo(
    openStranger((_asked, answer) => {
      let count = 0
      const talking = setInterval(() => {
        answer.write('.')
        count += 1
        if (count === 12) answer.end()
      }, 200)
      answer.on('close', () => clearInterval(talking))
    }),
  )
  const stream = await outgoing.stream({ method: 'GET', url, timeoutMs: 2_000, idleMs: 2_000 })
  expect(await readAll(stream)).toBe('.'.repeat(12))
})

test('nobody who comes to read ends it', async () => {
  const { stranger, outgoing, url } = await speakTo(openHalf())
  const stream = await outgoing.stream({ method: 'GET', url, idleMs: 100 })
  await expect.poll(() => stranger.openCount()).toBe(0)
  await expect(readAll(stream)).rejects.toMatchObject({ kind: 'timeout' })
})

test('it is cut off where it becomes too large', async () => {
  const { outgoing, url } = await speakTo(openStranger((_asked, answer) => answer.end('hello!')))
  const stream = await outgoing.stream({ method: 'GET', url, maxBytes: 5 })
  await expect(readAll(stream)).rejects.toMatchObject({ kind: 'too_large' })
})

test('it breaks when the server does', async () => {
  const opening = openStranger((_asked, answer) => answer.write('half', () => answer.destroy()))
  const { outgoing, url } = await speakTo(opening)
  await expect(outgoing.stream({ method: 'GET', url }).then(readAll)).rejects.toMatchObject({ kind: 'broken' })
})
