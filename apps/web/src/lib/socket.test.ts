import type { ServerFrame } from '@easel/contract/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { LiveSocket } from './socket.ts'

const CHANNEL = '0192a1b2-0000-7000-8000-000000000001'
const OTHER = '0192a1b2-0000-7000-8000-000000000002'

/** Server side of a connection. */
class FakeSocket {
  readyState: number = WebSocket.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  readonly heard: unknown[] = []

  send(frame: string): void {
    this.heard.push(JSON.parse(frame))
  }
  accept(): void {
    this.readyState = WebSocket.OPEN
    this.onopen?.()
  }
  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
  close(): void {
    this.readyState = WebSocket.CLOSED
  }
  lose(code = 1006): void {
    this.close()
    this.onclose?.(new CloseEvent('close', { code }))
  }
}

let opened: FakeSocket[] = []
let frames: ServerFrame[] = []
let ticket: () => Promise<string>
let chance: number

beforeEach(() => {
  vi.useFakeTimers()
  opened = []
  frames = []
  ticket = async () => 'ws://easel.test/live?ticket=1'
  chance = 0
})
afterEach(() => vi.useRealTimers())

function makeSocket(): LiveSocket {
  const socket = new LiveSocket({
    ask: () => ticket(),
    open: () => {
      const fake = new FakeSocket()
      opened.push(fake)
      return fake
    },
    random: () => chance,
  })
  socket.onFrame((frame) => frames.push(frame))
  return socket
}

async function connect(socket: LiveSocket): Promise<FakeSocket> {
  socket.start()
  return arrive()
}

/** Delivers the ticket and opens the connection. */
async function arrive(afterMs = 0): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(afterMs)
  const fake = opened.at(-1)
  if (!fake) throw new Error('no connection was asked for')
  fake.accept()
  return fake
}

const user = (seq: number) => ({
  t: 'user',
  seq,
  user: {
    id: OTHER,
    phone: '1',
    email: null,
    hasPassword: true,
    name: 'Lin',
    defaultName: 'Midjourney 0003',
    description: '',
    avatar: '',
    nijiRemix: false,
    mjRemix: false,
    theme: 'dark',
    language: 'zh-CN',
    role: 'user',
    credits: 1,
    plan: null,
    concurrency: 1,
    relax: false,
  },
})

test('a channel wanted before the connection stands is asked for when it does', async () => {
  const socket = makeSocket()
  socket.subscribe(CHANNEL)
  const server = await connect(socket)
  expect(server.heard).toEqual([{ t: 'me' }, { t: 'sub', channelId: CHANNEL }])
  expect(socket.useConnection.getState().connection).toBe('open')
})

test('it asks how the account stands, which may have changed since the page was read', async () => {
  const first = await connect(makeSocket())
  expect(first.heard).toEqual([{ t: 'me' }])
})

test('after a loss it comes back and names the last number it saw', async () => {
  const socket = makeSocket()
  socket.subscribe(CHANNEL)
  const first = await connect(socket)
  first.say({ t: 'subbed', channelId: CHANNEL, seq: 7 })
  first.say(user(3))

  first.lose()
  expect(socket.useConnection.getState().connection).toBe('lost')
  const second = await arrive(250)

  expect(second.heard).toEqual([
    { t: 'me', since: 3 },
    { t: 'sub', channelId: CHANNEL, since: 7 },
  ])
  expect(socket.useConnection.getState().connection).toBe('open')
})

test('what is missed during a second loss is still asked for', async () => {
  const socket = makeSocket()
  socket.subscribe(CHANNEL)
  const first = await connect(socket)
  first.say({ t: 'subbed', channelId: CHANNEL, seq: 7 })
  first.lose()
  const second = await arrive(250)
  second.say({ t: 'subbed', channelId: CHANNEL, seq: 12 })
  second.lose()
  const third = await arrive(250)
  expect(third.heard).toContainEqual({ t: 'sub', channelId: CHANNEL, since: 7 })
})

test('a reload is passed on, and numbers go on from it', async () => {
  const socket = makeSocket()
  socket.subscribe(CHANNEL)
  const first = await connect(socket)
  first.say({ t: 'subbed', channelId: CHANNEL, seq: 7 })
  first.say({ t: 'reload', channelId: CHANNEL, seq: 900 })
  expect(frames.map(({ t }) => t)).toEqual(['subbed', 'reload'])

  first.lose()
  const second = await arrive(250)
  expect(second.heard).toContainEqual({ t: 'sub', channelId: CHANNEL, since: 900 })
})

test('each try waits longer than the one before, up to half a minute', async () => {
  const socket = makeSocket()
  let tries = 0
  ticket = async () => {
    tries += 1
    throw new Error('nobody there')
  }
  socket.start()
  const waits = [250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]
  await vi.advanceTimersByTimeAsync(0)
  for (const [at, wait] of waits.entries()) {
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(tries).toBe(at + 1)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(tries).toBe(waits.length + 1)
})

test.each([0, 0.25, 0.999])(
  'after a restart of the server it comes back at its own moment of five seconds, at %d of them',
  async (own) => {
    const socket = makeSocket()
    socket.subscribe(CHANNEL)
    const first = await connect(socket)
    first.say({ t: 'subbed', channelId: CHANNEL, seq: 7 })
    chance = own
    first.lose(1012)
    expect(socket.useConnection.getState().connection).toBe('lost')
    if (own > 0) {
      await vi.advanceTimersByTimeAsync(own * 5_000 - 1)
      expect(opened).toHaveLength(1)
    }
    const second = await arrive(2)
    expect(opened).toHaveLength(2)
    expect(second.heard).toContainEqual({ t: 'sub', channelId: CHANNEL, since: 7 })
  },
)

test('the network coming back hurries the next try', async () => {
  const socket = makeSocket()
  const first = await connect(socket)
  first.lose()
  dispatchEvent(new Event('online'))
  await arrive()
  expect(socket.useConnection.getState().connection).toBe('open')
})

test('a line that falls silent after a ping is given up', async () => {
  const socket = makeSocket()
  const first = await connect(socket)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(first.heard).toContainEqual({ t: 'ping' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(first.readyState).toBe(WebSocket.CLOSED)
  await arrive(250)
  expect(opened).toHaveLength(2)
})

test('any answer keeps the line', async () => {
  const socket = makeSocket()
  const first = await connect(socket)
  await vi.advanceTimersByTimeAsync(25_000)
  first.say({ t: 'pong' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(opened).toHaveLength(1)
})

test('a channel that two parts of the screen want is left with the second', async () => {
  const socket = makeSocket()
  const server = await connect(socket)
  const [leaveOne, leaveTwo] = [socket.subscribe(CHANNEL), socket.subscribe(CHANNEL)]
  leaveOne()
  leaveOne()
  expect(server.heard).toEqual([{ t: 'me' }, { t: 'sub', channelId: CHANNEL }])
  leaveTwo()
  expect(server.heard).toContainEqual({ t: 'unsub', channelId: CHANNEL })
})

test('of a channel that was read up to a number it hears from there, also where another part listens already', async () => {
  const socket = makeSocket()
  const server = await connect(socket)
  socket.subscribe(CHANNEL)
  server.say({ t: 'subbed', channelId: CHANNEL, seq: 12 })
  socket.subscribe(CHANNEL, 9)
  expect(server.heard.at(-1)).toEqual({ t: 'sub', channelId: CHANNEL, since: 9 })
  server.say({ t: 'subbed', channelId: CHANNEL, seq: 12 })
  server.lose()
  expect((await arrive(250)).heard).toContainEqual({ t: 'sub', channelId: CHANNEL, since: 9 })
})

test('what is no frame of ours is passed over', async () => {
  const socket = makeSocket()
  const server = await connect(socket)
  server.onmessage?.({ data: 'no json' })
  server.say({ t: 'from the future' })
  server.say({ t: 'pong' })
  expect(frames).toEqual([{ t: 'pong' }])
})

test('who is signed out is not tried for again', async () => {
  const socket = makeSocket()
  ticket = async () => Promise.reject(new CallError({ status: 401, code: 401, reason: 'unauthenticated', message: '' }))
  socket.start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(opened).toEqual([])
  expect(socket.useConnection.getState().connection).toBe('connecting')
})

test('a stopped socket forgets what it saw and stays closed', async () => {
  const socket = makeSocket()
  socket.subscribe(CHANNEL)
  const first = await connect(socket)
  first.say({ t: 'subbed', channelId: CHANNEL, seq: 7 })
  socket.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(opened).toHaveLength(1)

  const next = await connect(socket)
  expect(next.heard).toEqual([{ t: 'me' }, { t: 'sub', channelId: CHANNEL }])
})
