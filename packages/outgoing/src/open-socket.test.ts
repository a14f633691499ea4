import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import type { OutgoingSocket } from './outgoing.ts'
import { openRawStranger, openSocketStranger, openStranger } from './testing/open-stranger.ts'
import { speakTo } from './testing/speak-to.ts'

async function readAll({ frames }: OutgoingSocket): Promise<(string | Uint8Array)[]> {
  const read: (string | Uint8Array)[] = []
  for await (const frame of frames) read.push(frame)
  return read
}

/** RFC 6455, 4.2.2; and no word more. */
function shakeHands(socket: Socket, asked: Buffer) {
  const key = /^sec-websocket-key: (.*)\r$/im.exec(asked.toString())?.[1]
  if (key === undefined) return
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
  const head = [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${accept}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
}

test.each([401, 404, 302, 200])('a server may refuse a socket with %i', async (status) => {
  const opening = openStranger((_asked, answer) => answer.writeHead(status, { location: 'http://127.0.0.1/' }).end())
  const { stranger, outgoing, socketUrl } = await speakTo(opening)
  await expect(outgoing.socket({ url: socketUrl })).rejects.toMatchObject({ kind: 'broken' })
  await expect.poll(() => stranger.openCount()).toBe(0)
})

test('a server that does not shake hands is not waited for', async () => {
  const { outgoing, socketUrl } = await speakTo(openRawStranger(() => undefined))
  await expect(outgoing.socket({ url: socketUrl, timeoutMs: 2_000 })).rejects.toMatchObject({ kind: 'timeout' })
})

test('a handshake with the wrong answer is none', async () => {
  const head =
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: x\r\n\r\n'
  const { outgoing, socketUrl } = await speakTo(openRawStranger((socket) => socket.write(head)))
  await expect(outgoing.socket({ url: socketUrl })).rejects.toMatchObject({ kind: 'broken' })
})

test('what came before a socket broke is still heard, and then that it broke', async () => {
  const { outgoing, socketUrl } = await speakTo(
    openSocketStranger((socket) => socket.send('half', () => socket.terminate())),
  )
  const frames = (await outgoing.socket({ url: socketUrl })).frames[Symbol.asyncIterator]()
  expect(await frames.next()).toEqual({ done: false, value: 'half' })
  await expect(frames.next()).rejects.toMatchObject({ kind: 'broken' })
})

test.each([1011, 1008, 4000])('a socket that ends with %i has failed', async (code) => {
  const { outgoing, socketUrl } = await speakTo(openSocketStranger((socket) => socket.close(code)))
  await expect(outgoing.socket({ url: socketUrl }).then(readAll)).rejects.toMatchObject({ kind: 'broken' })
})

test('a frame that is too large ends the socket', async () => {
  const { stranger, outgoing, socketUrl } = await speakTo(
    openSocketStranger((socket) => {
      socket.send('12345')
      socket.send('123456')
    }),
  )
  const frames = (await outgoing.socket({ url: socketUrl, maxFrameBytes: 5 })).frames[Symbol.asyncIterator]()
  expect(await frames.next()).toEqual({ done: false, value: '12345' })
  await expect(frames.next()).rejects.toMatchObject({ kind: 'too_large' })
  await expect.poll(() => stranger.openCount()).toBe(0)
})

test('a server is made to wait while nobody reads, and nothing is lost', async () => {
  let sentCount = 0
  let isWaiting = false
  const { outgoing, socketUrl } = await speakTo(
    openSocketStranger((socket) => {
      const pour = () => {
        socket.send(`${sentCount} ${'a'.repeat(100_000)}`)
        sentCount += 1
        isWaiting = socket.bufferedAmount > 10_000_000
        if (isWaiting) socket.close()
        else setImmediate(pour)
      }
      pour()
    }),
  )
  const socket = await outgoing.socket({ url: socketUrl, maxFrameBytes: 1_000_000 })
  await expect.poll(() => isWaiting).toBe(true)

  const numbers = (await readAll(socket)).map((frame) => Number.parseInt(String(frame), 10))

  expect(numbers).toEqual(Array.from({ length: sentCount }, (_, number) => number))
})

test('another loop goes on where one was left', async () => {
  const { outgoing, socketUrl } = await speakTo(
    openSocketStranger((socket) => {
      for (const word of ['one', 'two', 'three']) socket.send(word)
      socket.close()
    }),
  )
  const socket = await outgoing.socket({ url: socketUrl })
  for await (const frame of socket.frames) {
    expect(frame).toBe('one')
    break
  }
  expect(await readAll(socket)).toEqual(['two', 'three'])
})

test('closing ends the frames and says goodbye, to a server that does not, too', async () => {
  let goodbye: number | undefined
  const polite = openSocketStranger((socket) => socket.on('close', (code) => (goodbye = code)))
  const deaf = openRawStranger((socket) => socket.on('data', (asked) => shakeHands(socket, asked)))
  for (const opening of [polite, deaf]) {
    const { stranger, outgoing, socketUrl } = await speakTo(opening)
    const socket = await outgoing.socket({ url: socketUrl })
    socket.close()
    expect(await readAll(socket)).toEqual([])
    expect(() => socket.send('hello')).toThrow('The socket is closed.')
    await expect.poll(() => stranger.openCount()).toBe(0)
  }
  expect(goodbye).toBe(1000)
})
