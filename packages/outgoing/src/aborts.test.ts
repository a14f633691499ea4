import { expect, test } from 'vitest'
import { openOutgoing } from './open-outgoing.ts'
import { openRawStranger, openSocketStranger, openStranger } from './testing/open-stranger.ts'
import { speakTo, untilTheEnd } from './testing/speak-to.ts'

const REASON = new Error('The person changed their mind.')
const silent = () => openRawStranger((socket) => socket.resume())
const half = () => openStranger((_asked, answer) => answer.write('half'))

test('what was called off before is not begun', async () => {
  const { stranger, outgoing, url, socketUrl } = await speakTo(silent())
  const signal = AbortSignal.abort(REASON)
  await expect(outgoing.send({ method: 'GET', url, signal })).rejects.toBe(REASON)
  await expect(outgoing.stream({ method: 'GET', url, signal })).rejects.toBe(REASON)
  await expect(outgoing.socket({ url: socketUrl, signal })).rejects.toBe(REASON)
  expect(stranger.connectionCount()).toBe(0)
})

test('calling off hangs up while the name is looked up', async () => {
  const calling = new AbortController()
  const resolve = () => {
    calling.abort(REASON)
    return new Promise<never>(() => undefined)
  }
  const origin = 'http://studio.example'
  const outgoing = untilTheEnd(openOutgoing({ hosts: [{ origin, isPrivate: false }], resolve }))
  await expect(outgoing.send({ method: 'GET', url: origin, signal: calling.signal })).rejects.toBe(REASON)
})

test.each([
  ['while nothing is said', silent],
  ['in the middle of the answer', half],
] as const)('calling off hangs up %s', async (_when, opening) => {
  const { stranger, outgoing, url } = await speakTo(opening())
  const calling = new AbortController()
  const sending = outgoing.send({ method: 'GET', url, signal: calling.signal })
  sending.catch(() => undefined)
  await expect.poll(() => stranger.openCount()).toBe(1)
  calling.abort(REASON)
  await expect(sending).rejects.toBe(REASON)
  await expect.poll(() => stranger.openCount()).toBe(0)
})

test('calling off ends a stream, read or not', async () => {
  const { stranger, outgoing, url } = await speakTo(half())
  const calling = new AbortController()
  const { signal } = calling
  const [read, unread] = [
    (await outgoing.stream({ method: 'GET', url, signal })).body[Symbol.asyncIterator](),
    (await outgoing.stream({ method: 'GET', url, signal })).body[Symbol.asyncIterator](),
  ]
  await read.next()
  const more = read.next()
  more.catch(() => undefined)
  calling.abort(REASON)
  await expect(more).rejects.toBe(REASON)
  await expect(unread.next()).rejects.toBe(REASON)
  await expect.poll(() => stranger.openCount()).toBe(0)
})

test('calling off ends a socket, open or not', async () => {
  for (const opening of [silent, () => openSocketStranger((socket) => socket.send('hello'))]) {
    const { stranger, outgoing, socketUrl } = await speakTo(opening())
    const calling = new AbortController()
    const listening = (async () => {
      const { frames } = await outgoing.socket({ url: socketUrl, signal: calling.signal })
      for await (const frame of frames) expect(frame).toBe('hello')
    })()
    listening.catch(() => undefined)
    await expect.poll(() => stranger.openCount()).toBe(1)
    calling.abort(REASON)
    await expect(listening).rejects.toBe(REASON)
    await expect.poll(() => stranger.openCount()).toBe(0)
  }
})

test('a signal keeps nothing of what is over', async () => {
  const { outgoing, url } = await speakTo(openStranger((_asked, answer) => answer.end('hello')))
  const { signal } = new AbortController()
  let listenerCount = 0
  const add = signal.addEventListener.bind(signal)
  const remove = signal.removeEventListener.bind(signal)
  signal.addEventListener = (...listening: Parameters<typeof add>) => {
    listenerCount += 1
    add(...listening)
  }
  signal.removeEventListener = (...listening: Parameters<typeof remove>) => {
    listenerCount -= 1
    remove(...listening)
  }
  for (let count = 0; count < 5; count += 1) await outgoing.send({ method: 'GET', url, signal })
  expect(listenerCount).toBe(0)
})

test('closing ends all that is under way, and nothing begins afterwards', async () => {
  const { stranger, outgoing, url, socketUrl } = await speakTo(silent())
  const asking = [
    outgoing.send({ method: 'GET', url }),
    outgoing.stream({ method: 'GET', url }),
    outgoing.socket({ url: socketUrl }),
  ]
  const settling = Promise.allSettled(asking)
  await expect.poll(() => stranger.openCount()).toBe(3)
  await outgoing.close()
  for (const result of await settling) expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'broken' } })
  await expect.poll(() => stranger.openCount()).toBe(0)
  await expect(outgoing.send({ method: 'GET', url })).rejects.toMatchObject({ kind: 'forbidden' })
  expect(stranger.connectionCount()).toBe(3)
})
