import { once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { openWire, type Wire } from '../testing/open-wire.ts'
import { keepAlive, PING_MS } from './keep-alive.ts'

let server: WebSocketServer
let wire: Wire
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  wire = await openWire({ host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 })
})
afterEach(async () => {
  vi.useRealTimers()
  for (const socket of server.clients) socket.terminate()
  server.close()
  await wire.close()
})

/** Both ends of one connection. */
async function connect(): Promise<{ far: WebSocket; near: WebSocket }> {
  const accepted = once(server, 'connection')
  const near = new WebSocket(`ws://127.0.0.1:${wire.port}`)
  await once(near, 'open')
  const [far] = (await accepted) as [WebSocket]
  keepAlive(far)
  return { far, near }
}

async function passPing(far: WebSocket): Promise<void> {
  const answered = once(far, 'pong')
  vi.advanceTimersByTime(PING_MS)
  await answered
}

test('a peer that answers is kept, and one behind a network that has died without a word is gone within a minute', async () => {
  const { far } = await connect()
  for (let turn = 0; turn < 10; turn += 1) await passPing(far)
  expect(far.readyState).toBe(WebSocket.OPEN)

  wire.freeze()
  const gone = once(far, 'close')
  vi.advanceTimersByTime(60_000)
  expect(await gone).toEqual([1006, expect.anything()])
})

test('whoever has left is asked no more', async () => {
  const { far, near } = await connect()
  await passPing(far)
  const gone = once(far, 'close')
  near.close()
  await gone
  expect(vi.getTimerCount()).toBe(0)
})
