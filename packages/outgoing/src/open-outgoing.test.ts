import { PassThrough } from 'node:stream'
import { createBrotliCompress, createDeflate, createGzip, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openSocketStranger, openStranger } from './testing/open-stranger.ts'
import { speakTo, untilTheEnd } from './testing/speak-to.ts'

const ENCODERS: Readonly<Record<string, typeof createGzip | typeof createBrotliCompress>> = {
  gzip: createGzip,
  deflate: createDeflate,
  br: createBrotliCompress,
}

test('what is sent arrives, and the answer comes back decoded', async () => {
  const { stranger, outgoing } = await speakTo(
    openStranger(async (asked, answer) => {
      const body: Buffer[] = []
      for await (const chunk of asked) body.push(chunk)
      const { method, url, headers } = asked
      answer.writeHead(201, {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'set-cookie': ['a=1', 'b=2'],
      })
      answer.end(gzipSync(JSON.stringify({ method, url, headers, body: Buffer.concat(body).toString() })))
    }),
  )

  const answer = await outgoing.send({
    method: 'PUT',
    url: `${stranger.origin.toUpperCase()}/draw?words=%E7%8C%AB#cat`,
    headers: { Authorization: 'Bearer secret' },
    body: '猫',
  })

  expect(answer.status).toBe(201)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/json', 'set-cookie': 'a=1, b=2' })
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(JSON.parse(new TextDecoder().decode(answer.body))).toEqual({
    method: 'PUT',
    url: '/draw?words=%E7%8C%AB',
    body: '猫',
    headers: {
      authorization: 'Bearer secret',
      'user-agent': 'Easel',
      host: `127.0.0.1:${stranger.port}`,
      connection: 'close',
      'accept-encoding': 'gzip, br, deflate',
      'content-length': '3',
    },
  })
})

test('a redirect is an answer, and nobody goes there', async () => {
  const inner = untilTheEnd(await openStranger((_asked, answer) => answer.end('secrets')))
  const { outgoing, url } = await speakTo(
    openStranger((_asked, answer) => answer.writeHead(302, { location: `${inner.origin}/` }).end()),
  )

  const answer = await outgoing.send({ method: 'GET', url })

  expect(answer).toMatchObject({ status: 302, headers: { location: `${inner.origin}/` } })
  expect(inner.connectionCount()).toBe(0)
})

test.each(['identity', 'gzip', 'deflate', 'br'])('a stream comes piece by piece, in %s too', async (encoding) => {
  let sayMore = () => {}
  let wanted: unknown
  const { outgoing, url } = await speakTo(
    openStranger((asked, answer) => {
      wanted = asked.headers['accept-encoding']
      const said = ENCODERS[encoding]?.() ?? new PassThrough()
      answer.writeHead(200, { 'content-encoding': encoding })
      said.pipe(answer)
      said.write('one')
      if (!(said instanceof PassThrough)) said.flush()
      sayMore = () => said.end('two')
    }),
  )

  const { status, body } = await outgoing.stream({ method: 'GET', url })
  const pieces: string[] = []
  for await (const chunk of body) {
    pieces.push(new TextDecoder().decode(chunk))
    sayMore()
  }

  expect(status).toBe(200)
  expect(pieces).toEqual(['one', 'two'])
  expect(wanted).toBe('identity')
})

test('a socket speaks text and bytes both ways, and says nothing of an origin', async () => {
  const { stranger, outgoing, socketUrl } = await speakTo(
    openSocketStranger((socket, headers) => {
      socket.send(JSON.stringify(headers))
      socket.send(new Uint8Array([1, 2, 3]))
      socket.on('message', (words: Buffer) => {
        socket.send(`heard ${words.toString()}`)
        socket.close()
      })
    }),
  )

  const socket = await outgoing.socket({ url: socketUrl })
  socket.send('hello')
  const frames: (string | Uint8Array)[] = []
  for await (const frame of socket.frames) frames.push(frame)

  expect(JSON.parse(String(frames[0]))).toMatchObject({ host: `127.0.0.1:${stranger.port}`, 'user-agent': 'Easel' })
  expect(frames[0]).not.toContain('"origin"')
  expect(frames.slice(1)).toEqual([new Uint8Array([1, 2, 3]), 'heard hello'])
})
