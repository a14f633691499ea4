import { once } from 'node:events'
import { beforeAll, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import { aUserFrame } from '../testing/a-user-frame.ts'
import { eventually } from '../testing/eventually.ts'
import { askTicket, openWithTicket } from '../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../testing/seed.ts'
import { SOCKET_PATH } from './mount-live.ts'
import { publish } from './outbox.ts'

const { sockets, drops } = inject('scale') > 1 ? { sockets: 1_000, drops: 500 } : { sockets: 50, drops: 25 }
const SOCKETS_EACH = 10
/** Enough that frames arrive between a loss and the return. */
const AT_ONCE = 10

let server: TestServer
let address: string
let people: SeededPerson[]
let channelId: string
beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  people = []
  for (let at = 0; at < sockets / SOCKETS_EACH; at += 1) people.push(await aMember(server.deps))
  const [creator, ...others] = people.map(({ userId }) => userId)
  channelId = await aChannel(server.deps, creator ?? '', { members: others })
})

/** A browser that comes back, counting what it is told. */
interface Browser {
  token: string
  socket: WebSocket | undefined
  /** The last number it was told; each must be one more than the one before. */
  seq: number
  /** How much of what this test says it has heard; who comes online is told beside it. */
  heard: number
  wrong: string[]
}

const tickets: string[] = []

async function connect(browser: Browser): Promise<void> {
  const ticket = await askTicket(server, browser.token)
  tickets.push(ticket)
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}?ticket=${ticket}`)
  browser.socket = socket
  let hasSubscribed = () => {}
  const subscribed = new Promise<void>((resolve) => {
    hasSubscribed = resolve
  })
  socket.on('message', (bytes) => {
    // What still lies in the buffer of a line that was cut is not read by a browser either.
    if (browser.socket !== socket) return
    const frame: { t: string; seq: number } = JSON.parse(String(bytes))
    if (frame.t === 'subbed') hasSubscribed()
    else if (!/^(user|member)$/.test(frame.t) || frame.seq !== browser.seq + 1) {
      browser.wrong.push(`${frame.t} ${frame.seq} after ${browser.seq}`)
    } else {
      browser.seq = frame.seq
      browser.heard += frame.t === 'user' ? 1 : 0
    }
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ t: 'sub', channelId, since: browser.seq }))
  await subscribed
}

/** Half of the losses are a network that goes away, half a browser that leaves. */
async function drop(browser: Browser, turn: number): Promise<void> {
  const socket = browser.socket
  browser.socket = undefined
  if (turn % 2) socket?.terminate()
  else socket?.close()
  await connect(browser)
}

let said = 0
async function say(): Promise<void> {
  said += 1
  const frame = aUserFrame(said)
  const { db, clock } = server.deps
  await db.transaction().execute((tx) => publish(tx, `channel:${channelId}`, frame, clock.now()))
}

test(`${sockets} browsers, cut off ${drops} times in all, miss nothing, hear nothing twice and all in order, and no ticket serves twice`, async () => {
  const browsers: Browser[] = []
  for (const { token } of people) {
    const own = Array.from({ length: SOCKETS_EACH }, () => ({ token, socket: undefined, seq: 0, heard: 0, wrong: [] }))
    await Promise.all(own.map(connect))
    browsers.push(...own)
  }
  for (let turn = 0; turn < drops; turn += AT_ONCE) {
    const chosen = Array.from({ length: Math.min(AT_ONCE, drops - turn) }, (_, at) => turn + at)
    // Far apart in the list, and none twice at once.
    const losses = chosen.map((at) => drop(browsers[(at * 37) % sockets] as Browser, at))
    for (let at = 0; at < AT_ONCE; at += 1) await say()
    await Promise.all(losses)
  }
  await eventually(() => expect(browsers.filter(({ heard }) => heard !== said)).toHaveLength(0))
  expect(browsers.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(said).toBeGreaterThanOrEqual(drops)

  expect(tickets).toHaveLength(sockets + drops)
  for (const ticket of tickets.slice(0, sockets)) {
    await expect(openWithTicket(address, { ticket })).rejects.toThrow('401 unauthenticated')
  }
  for (const { socket } of browsers) socket?.terminate()
})
