import { beforeAll, expect, test } from 'vitest'
import { openApp } from '../app.ts'
import { removeMember } from '../features/channel/remove-member.ts'
import { readSite } from '../http/site.ts'
import { eventually } from '../testing/eventually.ts'
import { type LiveSocket, openLiveSocket, subscribe } from '../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../testing/seed.ts'

let server: TestServer
/** Of two processes. */
let addresses: string[]
let creator: SeededPerson
let member: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  const options = { site: readSite(server.files), isQueueReady: () => true, isStopping: () => false }
  const second = await openApp(server.deps, options)
  addresses = [
    await server.app.listen({ host: '127.0.0.1', port: 0 }),
    await second.listen({ host: '127.0.0.1', port: 0 }),
  ]
  creator = await aMember(server.deps)
  member = await aMember(server.deps)
  return () => second.close()
})

async function open(who: SeededPerson, channelId: string, at = 0): Promise<LiveSocket> {
  const live = await openLiveSocket(server, addresses[at] ?? '', who.token)
  await subscribe(live, channelId)
  return live
}

const ours = () => aChannel(server.deps, creator.userId, { members: [member.userId] })
const writersOf = ({ frames }: LiveSocket) => frames.flatMap((frame) => (frame.t === 'typing' ? [frame.user.id] : []))

/** What was said before has been done once the socket answers. */
async function settle(live: LiveSocket): Promise<void> {
  const ref = `ping ${live.frames.length}`
  live.say({ t: 'ping', ref })
  await eventually(() => expect(live.frames).toContainEqual({ t: 'pong', ref }))
}

test('the others in a channel see who writes, in every process; the writer’s own pages do not', async () => {
  const channelId = await ours()
  const elsewhere = await ours()
  const writer = [await open(member, channelId), await open(member, channelId, 1)] as const
  const readers = [await open(creator, channelId), await open(creator, channelId, 1)]
  const other = await open(creator, elsewhere)
  writer[0].say({ t: 'typing', channelId })
  for (const reader of readers) await eventually(() => expect(writersOf(reader)).toEqual([member.userId]))
  expect(readers[0]?.frames.at(-1)).toEqual({
    t: 'typing',
    channelId,
    user: { id: member.userId, name: expect.stringMatching(/^Midjourney \d{4}$/), avatar: '' },
  })
  // What is told after it by the same road has come: so would it.
  readers[0]?.say({ t: 'typing', channelId })
  for (const own of writer) await eventually(() => expect(writersOf(own)).toEqual([creator.userId]))
  expect(writersOf(other)).toEqual([])
  for (const { socket } of [...writer, ...readers, other]) socket.terminate()
})

test('however fast one writes, and on however many pages, the others hear of it once in two seconds', async () => {
  const channelId = await ours()
  const pages = [await open(member, channelId), await open(member, channelId), await open(member, channelId, 1)]
  const reader = await open(creator, channelId)
  const write = async () => {
    for (let at = 0; at < 10; at += 1) for (const page of pages) page.say({ t: 'typing', channelId })
    for (const page of pages) await settle(page)
  }
  await write()
  await eventually(() => expect(writersOf(reader)).toEqual([member.userId]))
  server.clock.moveSeconds(2)
  await write()
  await eventually(() => expect(writersOf(reader)).toHaveLength(2))
  server.clock.moveSeconds(2)
  pages[0]?.say({ t: 'typing', channelId })
  await eventually(() => expect(writersOf(reader)).toHaveLength(3))
  for (const { socket } of [...pages, reader]) socket.terminate()
})

test('nobody writes where they do not listen: not a stranger, not one who was put out, not before asking', async () => {
  const channelId = await ours()
  const stranger = await openLiveSocket(server, addresses[0] ?? '', (await aMember(server.deps)).token)
  const early = await openLiveSocket(server, addresses[0] ?? '', creator.token)
  const late = await open(member, channelId)
  const reader = await open(creator, channelId)
  await removeMember(server.deps, creator, { channelId, userId: member.userId })
  await eventually(() => expect(JSON.stringify(late.frames)).toContain('channel.gone'))
  for (const live of [stranger, early, late]) {
    live.say({ t: 'typing', channelId, ref: 'a' })
    await eventually(() => expect(live.frames).toContainEqual({ t: 'error', reason: 'not_found', ref: 'a' }))
  }
  expect(writersOf(reader)).toEqual([])
  for (const { socket } of [stranger, early, late, reader]) socket.terminate()
})
