import { clearChat, markRead, sendChat } from '@easel/contract/chat'
import { listChannels, readChannel } from '@easel/contract/channel'
import { submitImagine } from '@easel/contract/drawing'
import { UNREAD_MAX } from '@easel/contract/limits'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { framesOf } from '../../testing/open-drawing.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../../testing/seed.ts'
import { readInvite } from '../channel/invite/read-invite.ts'
import { joinChannel } from '../channel/join-channel.ts'
import { quitChannel } from '../channel/quit-channel.ts'
import { markRead as mark } from './mark-read.ts'
import { sendChat as send } from './send-chat.ts'

let server: TestServer
let creator: SeededPerson
let member: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  creator = await aMember(server.deps, { credits: 10_000 })
  member = await aMember(server.deps, { credits: 10_000 })
})

const ours = () => aChannel(server.deps, creator.userId, { members: [member.userId] })

async function say(who: SeededPerson, channelId: string, content = 'a word'): Promise<string> {
  return (await send(server.deps, who, channelId, { body: { content }, idempotencyKey: null })).id
}

async function draw({ token }: SeededPerson, channelId: string): Promise<void> {
  const body = { botType: 'MID_JOURNEY', prompt: 'a red fox' }
  expect(await server.call(submitImagine, { token, params: { channelId }, body })).toMatchObject({ code: 200 })
}

/** As the list and the channel itself have it, which is the same. */
async function unreadOf({ token }: SeededPerson, channelId: string): Promise<number | undefined> {
  const one = readChannel.data.parse((await server.call(readChannel, { token, params: { channelId } })).data)
  const all = listChannels.data.parse((await server.call(listChannels, { token })).data)
  expect(all.find(({ id }) => id === channelId)?.unread).toBe(one.unread)
  return one.unread
}

const tell = async ({ token }: SeededPerson, channelId: string, upTo: string) =>
  (await server.call(markRead, { token, params: { channelId }, body: { upTo } })).data

test('what others say and draw is unread until it is seen; what one does oneself is not', async () => {
  const channelId = await ours()
  const first = await say(creator, channelId)
  await draw(creator, channelId)
  const last = await say(creator, channelId)
  expect(await unreadOf(member, channelId)).toBe(3)
  expect(await unreadOf(creator, channelId)).toBe(0)
  expect(await tell(member, channelId, first)).toEqual({ unread: 2 })
  expect(await tell(member, channelId, last)).toEqual({ unread: 0 })
  // What was seen is never unseen.
  expect(await tell(member, channelId, first)).toEqual({ unread: 0 })
  expect(await unreadOf(member, channelId)).toBe(0)
  const told = (await framesOf(server.deps, `user:${member.userId}`)).filter(
    (frame) => frame['channelId'] === channelId,
  )
  expect(told).toEqual([
    { t: 'unread', channelId, unread: 2 },
    { t: 'unread', channelId, unread: 0 },
  ])
})

test.each([
  ['says something', say],
  ['draws', draw],
])('whoever %s has seen what was there before', async (_what, act) => {
  const channelId = await ours()
  for (const time of [1, 2]) {
    await say(creator, channelId)
    expect(await unreadOf(member, channelId)).toBe(1)
    await act(member, channelId)
    expect(await unreadOf(member, channelId)).toBe(0)
    expect({ time, unread: await unreadOf(creator, channelId) }).toEqual({ time, unread: 1 })
  }
})

test('nobody can have seen what is not there yet', async () => {
  const channelId = await ours()
  expect(await tell(member, channelId, newId())).toEqual({ unread: 0 })
  await say(creator, channelId)
  expect(await tell(member, channelId, 'ffffffff-ffff-7fff-bfff-ffffffffffff')).toEqual({ unread: 0 })
  await say(creator, channelId)
  expect(await unreadOf(member, channelId)).toBe(1)
})

test(`no more than ${UNREAD_MAX} are counted`, async () => {
  const channelId = await ours()
  const rows = Array.from({ length: UNREAD_MAX + 20 }, () => newId()).map((id) => ({
    ...{ id, channel_id: channelId, author_id: creator.userId, kind: 'text' as const, content: 'x' },
    created_at: server.clock.now(),
  }))
  await server.deps.db.insertInto('chat_messages').values(rows).execute()
  await draw(creator, channelId)
  expect(await unreadOf(member, channelId)).toBe(UNREAD_MAX)
})

test('whoever joins has seen what was there; that somebody came or went is no news', async () => {
  const channelId = await ours()
  await say(creator, channelId)
  await draw(creator, channelId)
  const guest = await aMember(server.deps)
  const { inviteCode } = await readInvite(server.deps, creator, channelId)
  const before = await unreadOf(member, channelId)
  expect(await joinChannel(server.deps, guest, inviteCode)).toMatchObject({ unread: 0 })
  expect(await unreadOf(guest, channelId)).toBe(0)
  await say(creator, channelId)
  expect(await unreadOf(guest, channelId)).toBe(1)
  // Following the link again forgets nothing.
  expect(await joinChannel(server.deps, guest, inviteCode)).toMatchObject({ unread: 1 })
  await quitChannel(server.deps, guest, channelId)
  expect(await unreadOf(member, channelId)).toBe((before ?? 0) + 1)
  const kinds = (await framesOf(server.deps, `channel:${channelId}`)).flatMap((frame) => {
    const item = frame['item'] as { kind: string; content: string; author: { id: string } } | undefined
    return item?.kind === 'system' ? [[item.content, item.author.id]] : []
  })
  expect(kinds).toEqual([
    ['joined', guest.userId],
    ['left', guest.userId],
  ])
})

test('what is cleared is not unread, and the other pages of the person hear that', async () => {
  const channelId = await ours()
  const last = await say(creator, channelId)
  await server.call(clearChat, { token: member.token, params: { channelId } })
  expect(await unreadOf(member, channelId)).toBe(0)
  const told = (await framesOf(server.deps, `user:${member.userId}`)).filter(
    (frame) => frame['channelId'] === channelId,
  )
  expect(told).toEqual([
    { t: 'cleared', channelId, upTo: last },
    { t: 'unread', channelId, unread: 0 },
  ])
  const answer = await server.call(sendChat, { token: creator.token, params: { channelId }, body: { content: 'new' } })
  expect(answer.code).toBe(200)
  expect(await unreadOf(member, channelId)).toBe(1)
})

test('of many marks at once the furthest stands', async () => {
  for (let round = 0; round < 5; round += 1) {
    const channelId = await ours()
    const ids: string[] = []
    for (let at = 0; at < 6; at += 1) ids.push(await say(creator, channelId))
    const marks = ids.slice(0, 5).map((upTo) => mark(server.deps, member, channelId, { upTo }))
    await Promise.all(marks)
    expect(await unreadOf(member, channelId)).toBe(1)
    const told = await framesOf(server.deps, `user:${member.userId}`)
    expect(told.at(-1)).toEqual({ t: 'unread', channelId, unread: 1 })
  }
})
