import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { brotliCompressSync, createBrotliCompress, createDeflate, createGzip, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openOutgoing } from './open-outgoing.ts'
import type { OutgoingRequest } from './outgoing.ts'
import { openRawStranger, openStranger, type Stranger } from './testing/open-stranger.ts'
import { speakTo, untilTheEnd } from './testing/speak-to.ts'

/** Says this to whoever has asked, and hangs up. */
function say(...words: (string | Buffer)[]): Promise<Stranger> {
  return openRawStranger((socket) =>
    socket.once('data', () => socket.end(Buffer.concat(words.map((part) => Buffer.from(part))))),
  )
}

/** Says this to whoever has asked, and then nothing more. */
function sayAndWait(words: string): Promise<Stranger> {
  return openRawStranger((socket) => socket.once('data', () => socket.write(words)))
}

/** Says one thing again and again, as long as somebody takes it. */
function sayForever(first: string, again: string): Promise<Stranger> {
  const pour = (socket: Socket) => {
    while (!socket.destroyed && socket.write(again));
  }
  return openRawStranger((socket) => {
    socket.once('data', () => {
      socket.write(first)
      socket.on('drain', () => pour(socket))
      pour(socket)
    })
  })
}

/** One byte now and then. */
function drip(first: string): Promise<Stranger> {
  return openRawStranger((socket) => {
    socket.once('data', () => {
      socket.write(first)
      const dripping = setInterval(() => socket.write('a'), 20)
      socket.on('close', () => clearInterval(dripping))
    })
  })
}

async function kindOf(opening: Promise<Stranger>, request: Partial<OutgoingRequest> = {}): Promise<unknown> {
  const { stranger, outgoing, url } = await speakTo(opening)
  const [result] = await Promise.allSettled([outgoing.send({ method: 'GET', url, ...request })])
  await expect.poll(() => stranger.openCount()).toBe(0)
  return result.status === 'rejected' ? result.reason.kind : new TextDecoder().decode(result.value.body)
}

const OK = 'HTTP/1.1 200 OK\r\n'
const CHUNKED = `${OK}Transfer-Encoding: chunked\r\n\r\n`
const BIG = 'a'.repeat(64 * 1024)

describe('an answer that is not whole is no answer', () => {
  test.each<[string, (string | Buffer)[]]>([
    ['nothing', []],
    ['half a status', ['HTTP/1.1 2']],
    ['half a head', [`${OK}Content-Type: text/pl`]],
    ['fewer bytes than promised', [`${OK}Content-Length: 10\r\n\r\nnine byte`]],
    ['half a chunk', [`${CHUNKED}5\r\nhel`]],
    ['chunks without an end', [`${CHUNKED}5\r\nhello\r\n`]],
    ['a chunk of no size', [`${CHUNKED}zz\r\nhello\r\n0\r\n\r\n`]],
    ['half of a gzip', [`${OK}Content-Encoding: gzip\r\n\r\n`, gzipSync('hello').subarray(0, 20)]],
    ['a gzip with a wrong sum', [`${OK}Content-Encoding: gzip\r\n\r\n`, gzipSync('hello').fill(0, 17)]],
    ['half of a brotli', [`${OK}Content-Encoding: br\r\n\r\n`, brotliCompressSync(BIG).subarray(0, 8)]],
    ['half of a deflate', [`${OK}Content-Encoding: deflate\r\n\r\n`, deflateSync('hello').subarray(0, 8)]],
    ['no gzip at all', [`${OK}Content-Encoding: gzip\r\n\r\nhello`]],
    ['gzip in gzip', [`${OK}Content-Encoding: gzip, gzip\r\n\r\n`, gzipSync(gzipSync('hello'))]],
    ['an encoding nobody knows', [`${OK}Content-Encoding: zstd\r\n\r\nhello`]],
    ['an encoding named like a method', [`${OK}Content-Encoding: constructor\r\n\r\nhello`]],
    ['two lengths', [`${OK}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`]],
    ['a length beside chunks', [`${OK}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`]],
    ['another protocol', ['SSH-2.0-OpenSSH_9.2\r\n']],
    ['a change of protocol', ['HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n']],
  ])('%s', async (_what, words) => {
    expect(await kindOf(say(...words))).toBe('broken')
  })
})

describe('an answer that is whole is taken', () => {
  test.each<[string, (string | Buffer)[]]>([
    ['a length', [`${OK}Content-Length: 5\r\n\r\nhello`]],
    ['no more than its length', [`${OK}Content-Length: 5\r\n\r\nhello and more`]],
    ['up to the end', [`${OK}\r\nhello`]],
    ['chunks', [`${CHUNKED}2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n`]],
    ['gzip', [`${OK}Content-Encoding: GZIP\r\n\r\n`, gzipSync('hello')]],
    ['brotli', [`${OK}Content-Encoding: br\r\n\r\n`, brotliCompressSync('hello')]],
    ['deflate', [`${OK}Content-Encoding: deflate\r\n\r\n`, deflateSync('hello')]],
    ['after an early hint', ['HTTP/1.1 103 Early Hints\r\nLink: <x>\r\n\r\n', `${OK}Content-Length: 5\r\n\r\nhello`]],
  ])('%s', async (_what, words) => {
    expect(await kindOf(say(...words))).toBe('hello')
  })

  test.each(['204 No Content', '200 OK\r\nContent-Length: 0'])('nothing, though encoded: %s', async (status) => {
    expect(await kindOf(say(`HTTP/1.1 ${status}\r\nContent-Encoding: gzip\r\n\r\n`))).toBe('')
  })

  test('exactly as much as may come', async () => {
    expect(await kindOf(say(`${OK}\r\nhello`), { maxBytes: 5 })).toBe('hello')
  })
})

describe('an answer has an end', () => {
  const zeros = () => Readable.from(Array<Buffer>(500).fill(Buffer.alloc(64 * 1024)))
  test.each([
    ['gzip', createGzip],
    ['br', createBrotliCompress],
    ['deflate', createDeflate],
  ] as const)('a bomb of %s', async (encoding, compress) => {
    const opening = openStranger((_asked, answer) => {
      answer.writeHead(200, { 'content-encoding': encoding })
      zeros().pipe(compress()).pipe(answer)
    })
    expect(await kindOf(opening, { maxBytes: 1_000_000 })).toBe('too_large')
  })

  test('a body without one', async () => {
    expect(await kindOf(sayForever(`${OK}\r\n`, BIG), { maxBytes: 1_000_000 })).toBe('too_large')
  })

  test('chunks without one', async () => {
    expect(await kindOf(sayForever(CHUNKED, `10000\r\n${BIG}\r\n`))).toBe('too_large')
  })

  test('one byte too many', async () => {
    expect(await kindOf(say(`${OK}\r\nhello!`), { maxBytes: 5 })).toBe('too_large')
  })

  test('headers without one', async () => {
    expect(await kindOf(sayForever(OK, `x-a: ${BIG.slice(0, 1_000)}\r\n`))).toBe('too_large')
  })

  test('hints without one, drop by drop, and silence', async () => {
    const slow = [
      sayForever('', 'HTTP/1.1 103 Early Hints\r\n\r\n'),
      drip(`${OK}\r\n`),
      sayAndWait(''),
      sayAndWait('HTTP/1.1 2'),
      sayAndWait(`${OK}Content-Length: 10\r\n\r\nhalf`),
    ]
    const kinds = await Promise.all(slow.map((opening) => kindOf(opening, { timeoutMs: 2_000 })))
    expect(kinds).toEqual(slow.map(() => 'timeout'))
  })
})

describe('nothing was asked', () => {
  test('when nobody listens', async () => {
    const gone = await openStranger(() => undefined)
    await gone.close()
    const outgoing = untilTheEnd(openOutgoing({ hosts: [{ origin: gone.origin, isPrivate: true }] }))
    await expect(outgoing.send({ method: 'GET', url: gone.origin })).rejects.toMatchObject({ kind: 'unreachable' })
    await expect(outgoing.socket({ url: gone.origin.replace('http', 'ws') })).rejects.toMatchObject({
      kind: 'unreachable',
    })
  })

  test('when TLS is not spoken, or not finished', async () => {
    for (const opening of [say('HTTP/1.1 400 Bad Request\r\n\r\n'), sayAndWait('\u0016')]) {
      const stranger = untilTheEnd(await opening)
      const origin = stranger.origin.replace('http', 'https')
      const outgoing = untilTheEnd(openOutgoing({ hosts: [{ origin, isPrivate: true }] }))
      const asking = outgoing.send({ method: 'POST', url: origin, body: 'secret', timeoutMs: 300 })
      await expect(asking).rejects.toMatchObject({ kind: 'unreachable' })
      await expect.poll(() => stranger.openCount()).toBe(0)
    }
  })
})

test('what was asked may have been done when the connection is reset', async () => {
  const opening = openRawStranger((socket) => socket.once('data', () => socket.resetAndDestroy()))
  expect(await kindOf(opening, { method: 'POST', body: 'draw' })).toBe('broken')
})
