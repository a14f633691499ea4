import { Socket } from 'node:net'
import { submitImagine } from '@easel/contract/drawing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aUserFrame } from '../testing/a-user-frame.ts'
import { type LiveSocket, openLiveSocket, subscribe } from '../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../testing/seed.ts'
import { publish, type Room } from './outbox.ts'
import { eventually } from '../testing/eventually.ts'

let server: TestServer
let address: string
let person: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  person = await aMember(server.deps)
})

const open = ({ token } = person) => openLiveSocket(server, address, token)

async function say(room: Room, { from, to, description = '' }: { from: number; to: number; description?: string }) {
  for (let n = from; n <= to; n += 1) {
    const frame = aUserFrame(n, description)
    await server.deps.db.transaction().execute((tx) => publish(tx, room, frame, server.deps.clock.now()))
  }
}

const seqsOf = ({ frames }: LiveSocket) => frames.flatMap((frame) => (frame.t === 'user' ? [frame.seq] : []))
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

test('the channel of others is not there, and nothing of it is heard', async () => {
  const stranger = await aMember(server.deps)
  const live = await open(stranger)
  live.say({ t: 'sub', channelId: person.channelId, ref: 'a' })
  await eventually(() => expect(live.frames).toEqual([{ t: 'error', reason: 'not_found', ref: 'a' }]))
  await say(`channel:${person.channelId}`, { from: 1, to: 3 })
  await say(`user:${stranger.userId}`, { from: 1, to: 1 })
  await eventually(() => expect(seqsOf(live)).toEqual([1]))
  expect(live.frames).toHaveLength(2)
  live.socket.terminate()
})

test('whoever is put out while they come in is not let in', async () => {
  const { db } = server.deps
  const member = await aMember(server.deps)
  const channelId = await aChannel(server.deps, person.userId, { members: [member.userId] })
  const live = await open(member)
  const isWaiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await db.transaction().execute(async (tx) => {
    await sql`lock table live_rooms in access exclusive mode`.execute(tx)
    live.say({ t: 'sub', channelId, ref: 'a' })
    await eventually(async () => expect((await isWaiting.execute(db)).rows).not.toHaveLength(0))
    await tx.deleteFrom('channel_members').where('user_id', '=', member.userId).execute()
  })
  await eventually(() => expect(live.frames).toEqual([{ t: 'error', reason: 'not_found', ref: 'a' }]))
  await say(`channel:${channelId}`, { from: 1, to: 3 })
  await say(`user:${member.userId}`, { from: 1, to: 1 })
  await eventually(() => expect(seqsOf(live)).toEqual([1]))
  live.socket.terminate()
})

test('whoever names no number hears how the account stands, and then what changes, once', async () => {
  const own = await aMember(server.deps)
  await say(`user:${own.userId}`, { from: 1, to: 2 })
  const live = await open(own)
  live.say({ t: 'me' })
  await eventually(() => expect(live.frames).toMatchObject([{ t: 'user', seq: 2, user: { id: own.userId } }]))
  await say(`user:${own.userId}`, { from: 3, to: 3 })
  await eventually(() => expect(seqsOf(live)).toEqual([2, 3]))
  live.socket.terminate()
})

test('all of a channel see the same frame of a task, with nothing in it that is one reader’s own', async () => {
  const member = await aMember(server.deps)
  const channelId = await aChannel(server.deps, person.userId, { members: [member.userId] })
  const lives = [await open(), await open(member)]
  for (const live of lives) await subscribe(live, channelId)
  const body = { botType: 'MID_JOURNEY', prompt: 'a red fox' }
  expect(await server.call(submitImagine, { token: person.token, params: { channelId }, body })).toMatchObject({
    code: 200,
  })
  const [mine, theirs] = await eventually(() => {
    const tasks = lives.map(({ frames }) => frames.filter((frame) => frame.t === 'task'))
    for (const list of tasks) expect(list).toHaveLength(1)
    return tasks
  })
  expect(mine).toEqual(theirs)
  expect(mine?.[0]?.task).not.toHaveProperty('liked')
  for (const { socket } of lives) socket.terminate()
})

test('fifty times cut off and come back, a browser has every frame once and in order', async () => {
  const channelId = await aChannel(server.deps, person.userId)
  const [drops, each] = [50, 8]
  const heard: number[] = []
  for (let drop = 0; drop < drops; drop += 1) {
    const saying = say(`channel:${channelId}`, { from: drop * each + 1, to: (drop + 1) * each })
    const live = await open()
    live.say({ t: 'sub', channelId, since: heard.length })
    await eventually(() => expect(seqsOf(live).length).toBeGreaterThan(drop % 4))
    // Half of the cuts come from a network that goes away, half from a browser that does.
    if (drop % 2) for (const end of server.app.websocketServer.clients) end.terminate()
    else live.socket.terminate()
    await live.closed
    heard.push(...seqsOf(live))
    await saying
  }
  const final = await open()
  await subscribe(final, channelId, heard.length)
  await eventually(() => expect([...heard, ...seqsOf(final)]).toEqual(upTo(drops * each)))
  final.socket.terminate()
})

test('what is no frame of ours is told so, and the socket lives', async () => {
  const live = await open()
  const broken = ['{', '', 'null', '[]', '{"t":"nope"}', '{"t":"ping","extra":1}', '{"t":"sub","channelId":"1"}']
  for (const text of broken) live.socket.send(text)
  live.say({ t: 'ping' })
  await eventually(() => expect(live.frames).toHaveLength(broken.length + 1))
  for (const frame of live.frames.slice(0, -1)) expect(frame).toEqual({ t: 'error', reason: 'invalid_input' })
  expect(live.frames.at(-1)).toEqual({ t: 'pong' })
  live.socket.terminate()
})

/** Fin, RSV1, text; masked with zeros; three bytes that would unfold to more. */
const COMPRESSED = Buffer.from([0xc1, 0x83, 0, 0, 0, 0, 1, 2, 3])

/** Past the library, which would not say such a thing. */
function sendRaw({ socket }: LiveSocket, bytes: Buffer): void {
  const line: unknown = Reflect.get(socket, '_socket')
  if (line instanceof Socket) line.write(bytes)
}

test('no frame is compressed, though the browser offers it', async () => {
  const { socket } = await open()
  expect(socket.extensions).toBe('')
  socket.terminate()
})

test.each([
  [
    'a frame of 17 KiB',
    1009,
    ({ socket }: LiveSocket) => socket.send(JSON.stringify({ t: 'ping', ref: 'x'.repeat(17 * 1024) })),
  ],
  ['a frame of 1 MiB', 1009, ({ socket }: LiveSocket) => socket.send('x'.repeat(1024 * 1024))],
  [
    'text that is no UTF-8',
    1007,
    ({ socket }: LiveSocket) => socket.send(Buffer.from([0xc3, 0x28]), { binary: false }),
  ],
  ['a hundred pings at once', 1008, ({ socket }: LiveSocket) => upTo(100).forEach(() => socket.ping())],
  ['ten thousand tiny frames', 1008, ({ socket }: LiveSocket) => upTo(10_000).forEach(() => socket.send('{}'))],
  ['a frame that says it is compressed', 1002, (live: LiveSocket) => sendRaw(live, COMPRESSED)],
  ['bytes that are no text', 1003, ({ socket }: LiveSocket) => socket.send(Buffer.from([1, 2, 3]))],
  ['sixty frames in a second', 1008, (live: LiveSocket) => upTo(60).forEach(() => live.say({ t: 'ping' }))],
])('%s closes the socket with %i', async (_what, code, act) => {
  const live = await open()
  act(live)
  expect(await live.closed).toBe(code)
})

test('whoever reads too slowly is cut off, and can come back for the rest', async () => {
  const slow = await aMember(server.deps)
  const live = await open(slow)
  const room: Room = `user:${slow.userId}`
  live.socket.pause()
  const end = [...server.app.websocketServer.clients].at(-1)
  const description = 'x'.repeat(200_000)
  let said = 0
  while (end?.readyState === end?.OPEN && said < 400) {
    await say(room, { from: said + 1, to: said + 3, description })
    said += 3
  }
  live.socket.resume()
  expect(await live.closed).toBe(1013)
  const heard = seqsOf(live)
  expect(heard).toEqual(upTo(heard.length))
  expect(heard.length).toBeLessThan(said)
  const back = await open(slow)
  back.say({ t: 'me', since: heard.length })
  await eventually(() => expect(seqsOf(back)).toEqual(upTo(said).slice(heard.length)))
  back.socket.terminate()
})
