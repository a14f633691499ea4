import { listChannels, readChannel } from '@easel/contract/channel'
import * as acts from '@easel/contract/channel-acts'
import { listTasks, readTask, submitImagine, tasks } from '@easel/contract/drawing'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { eventually } from '../../testing/eventually.ts'
import { framesOf } from '../../testing/open-drawing.ts'
import { type LiveSocket, openLiveSocket, subscribe } from '../../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../../testing/seed.ts'
import { submitImagine as imagine } from '../drawing/submit-imagine.ts'
import { createChannel } from './create-channel.ts'
import { quitChannel } from './quit-channel.ts'
import { removeMember } from './remove-member.ts'
import { renameChannel } from './rename-channel.ts'

let server: TestServer
let address: string
let creator: SeededPerson
let member: SeededPerson
let stranger: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  creator = await aMember(server.deps)
  member = await aMember(server.deps)
  stranger = await aMember(server.deps)
})

const ours = () => aChannel(server.deps, creator.userId, { members: [member.userId] })
const body = { botType: 'MID_JOURNEY', prompt: 'a red fox' } as const
const membersOf = (channelId: string) =>
  server.deps.db.selectFrom('channel_members').select('user_id').where('channel_id', '=', channelId).execute()

test('whoever makes a channel is in it, and their other pages hear of it', async () => {
  const made = await createChannel(server.deps, member, { body: { title: 'foxes' }, idempotencyKey: null })
  const { isCreator, unread, ...facts } = made
  expect({ isCreator, unread, ...facts }).toMatchObject({ isCreator: true, unread: 0, title: 'foxes', memberCount: 1 })
  expect(await framesOf(server.deps, `channel:${made.id}`)).toEqual([{ t: 'channel', channel: facts }])
  expect(await framesOf(server.deps, `user:${member.userId}`)).toContainEqual({
    t: 'unread',
    channelId: made.id,
    unread: 0,
    channel: facts,
  })
})

test('a title of 100 characters is kept, trimmed, and one of 101 is not', async () => {
  const { token } = stranger
  const ask = (title: string) => server.call(acts.createChannel, { token, body: { title } })
  expect(await ask(`  ${'画'.repeat(100)} `)).toMatchObject({ code: 200, data: { title: '画'.repeat(100) } })
  expect(await ask('')).toMatchObject({ code: 200, data: { title: '' } })
  expect(await ask('画'.repeat(101))).toMatchObject({ code: 400, reason: 'invalid_input' })
})

test('the channel hears its new title, with a higher version', async () => {
  const channelId = await ours()
  const first = await renameChannel(server.deps, creator, channelId, { title: 'one' })
  const second = await renameChannel(server.deps, creator, channelId, { title: 'two' })
  expect(second.version).toBeGreaterThan(first.version)
  expect(await framesOf(server.deps, `channel:${channelId}`)).toMatchObject([
    { t: 'channel', channel: { title: 'one', version: first.version, memberCount: 2 } },
    { t: 'channel', channel: { title: 'two', version: second.version, memberCount: 2 } },
  ])
})

test('of ten who rename at once the last one told is the title that stands', async () => {
  const channelId = await ours()
  const titles = Array.from({ length: 10 }, (_, at) => `title ${at}`)
  await Promise.all(titles.map((title) => renameChannel(server.deps, creator, channelId, { title })))
  const told = await framesOf(server.deps, `channel:${channelId}`)
  const { title, version } = await server.deps.db
    .selectFrom('channels')
    .select(['title', 'version'])
    .where('id', '=', channelId)
    .executeTakeFirstOrThrow()
  expect(told.at(-1)).toMatchObject({ channel: { title, version } })
})

test('who quits is gone from every list, and the second time there is nothing to quit', async () => {
  const channelId = await ours()
  const { token } = member
  const quit = () => server.call(acts.quitChannel, { token, params: { channelId } })
  expect(await quit()).toMatchObject({ code: 200, data: null })
  expect(await quit()).toMatchObject({ code: 404, reason: 'not_found' })
  expect(JSON.stringify((await server.call(listChannels, { token })).data)).not.toContain(channelId)
  expect((await server.call(readChannel, { token: creator.token, params: { channelId } })).data).toMatchObject({
    memberCount: 1,
    members: [{ id: creator.userId }],
  })
  expect(await framesOf(server.deps, `channel:${channelId}`)).toMatchObject([
    { t: 'member', event: 'left', member: { id: member.userId } },
    { t: 'chat', item: { kind: 'system', content: 'left', author: { id: member.userId } } },
    { t: 'channel', channel: { memberCount: 1 } },
  ])
})

test('the creator can neither quit nor put themself out', async () => {
  const channelId = await ours()
  const refused = new Refusal('creator_cannot_quit')
  await expect(quitChannel(server.deps, creator, channelId)).rejects.toEqual(refused)
  const { userId } = creator
  await expect(removeMember(server.deps, creator, { channelId, userId })).rejects.toEqual(refused)
  expect(await membersOf(channelId)).toHaveLength(2)
})

test('nobody is put out by the wrong hand, of the wrong channel, or with the ids in the wrong order', async () => {
  const [channelId, other] = [await ours(), await aChannel(server.deps, stranger.userId, { members: [] })]
  const put = ({ token }: SeededPerson, ids: { channelId: string; userId: string }) =>
    server.call(acts.removeMember, { token, params: ids })
  const before = await server.deps.db.selectFrom('channel_members').selectAll().orderBy('channel_id').execute()
  for (const [hand, ids, reason] of [
    [creator, { channelId, userId: stranger.userId }, 'not_found'],
    [creator, { channelId: other, userId: stranger.userId }, 'not_found'],
    [creator, { channelId: member.userId, userId: channelId }, 'not_found'],
    [member, { channelId, userId: creator.userId }, 'not_creator'],
    [member, { channelId, userId: member.userId }, 'not_creator'],
    [stranger, { channelId, userId: member.userId }, 'not_found'],
  ] as const) {
    expect(await put(hand, ids)).toMatchObject({ http: 200, reason, data: { reason } })
  }
  expect(await server.deps.db.selectFrom('channel_members').selectAll().orderBy('channel_id').execute()).toEqual(before)
  expect(await server.deps.db.selectFrom('removals').selectAll().execute()).toEqual([])
})

/** Comes by one's own room, which stands in no order to the channel's. */
const OWN = ['user', 'unread', 'channel.gone']

/** Who is online stands in no order to what is done in the channel. */
function heardBy({ frames }: LiveSocket) {
  const told = frames.filter((frame) => frame.t !== 'member' || frame.event === 'left').map(({ t }) => t)
  return { inside: told.filter((kind) => !OWN.includes(kind)), gone: told.filter((kind) => kind === 'channel.gone') }
}

test('whoever is put out hears nothing more of it, on any page, nor by naming what they saw last', async () => {
  const channelId = await ours()
  const pages = [
    await openLiveSocket(server, address, member.token),
    await openLiveSocket(server, address, member.token),
  ]
  const staying = await openLiveSocket(server, address, creator.token)
  for (const live of [...pages, staying]) await subscribe(live, channelId)
  const submitted = await server.call(submitImagine, { token: member.token, params: { channelId }, body })
  const taskId = tasks.parse(submitted.data).tasks[0]?.id ?? ''
  await removeMember(server.deps, creator, { channelId, userId: member.userId })
  await renameChannel(server.deps, creator, channelId, { title: 'without you' })
  await eventually(() => expect(JSON.stringify(staying.frames)).toContain('without you'))
  for (const live of pages) {
    const all = { inside: ['subbed', 'task', 'member'], gone: ['channel.gone'] }
    await eventually(() => expect(heardBy(live)).toEqual(all))
    live.say({ t: 'sub', channelId, since: 0, ref: 'again' })
    await eventually(() => expect(live.frames.at(-1)).toEqual({ t: 'error', reason: 'not_found', ref: 'again' }))
    expect(heardBy(live)).toEqual({ ...all, inside: [...all.inside, 'error'] })
    expect(JSON.stringify(live.frames)).not.toContain('without you')
  }
  const { token } = member
  for (const answer of [
    await server.call(listTasks, { token, params: { channelId }, body: {} }),
    await server.call(readChannel, { token, params: { channelId } }),
    await server.call(readTask, { token, params: { taskId } }),
    await server.call(submitImagine, { token, params: { channelId }, body }),
  ]) {
    expect(answer).toMatchObject({ code: 404, reason: 'not_found' })
  }
  for (const { socket } of [...pages, staying]) socket.terminate()
})

test('whoever is put out while they submit has either submitted before or not at all', async () => {
  const author = await aMember(server.deps, { credits: 1_000 })
  for (let round = 0; round < 15; round += 1) {
    const channelId = await aChannel(server.deps, creator.userId, { members: [author.userId] })
    const [submitted, removed] = await Promise.allSettled([
      imagine(server.deps, author.actor, channelId, { body, idempotencyKey: null }),
      removeMember(server.deps, creator, { channelId, userId: author.userId }),
    ])
    expect(removed.status).toBe('fulfilled')
    if (submitted.status === 'rejected') expect(submitted.reason).toEqual(new Refusal('not_found'))
    const kinds = (await framesOf(server.deps, `channel:${channelId}`)).map((frame) => frame['t'])
    expect(kinds).toEqual([...(submitted.status === 'fulfilled' ? ['task'] : []), 'member', 'chat', 'channel'])
  }
})

test('of quitting and being put out at once one happens', async () => {
  for (let round = 0; round < 10; round += 1) {
    const channelId = await ours()
    const results = await Promise.allSettled([
      quitChannel(server.deps, member, channelId),
      removeMember(server.deps, creator, { channelId, userId: member.userId }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await framesOf(server.deps, `channel:${channelId}`)).toHaveLength(3)
  }
})
