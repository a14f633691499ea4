import { sendChat } from '@easel/contract/chat'
import { listChannels, readChannel } from '@easel/contract/channel'
import { createChannel } from '@easel/contract/channel-acts'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { framesOf } from '../../testing/open-drawing.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../../testing/seed.ts'
import { createChannel as create } from '../channel/create-channel.ts'
import { deleteChannel } from '../channel/delete-channel.ts'
import { removeMember } from '../channel/remove-member.ts'
import { sendChat as send } from './send-chat.ts'

let server: TestServer
let creator: SeededPerson
let member: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  creator = await aMember(server.deps)
  member = await aMember(server.deps)
})

const ours = () => aChannel(server.deps, creator.userId, { members: [member.userId] })
const say = (channelId: string, content: unknown, { token } = creator) =>
  server.call(sendChat, { token, params: { channelId }, body: { content } })
const messagesOf = (channelId: string) =>
  server.deps.db.selectFrom('chat_messages').selectAll().where('channel_id', '=', channelId).orderBy('id').execute()

test('what is said reaches the channel as it was said, trimmed, and is the latest that happened there', async () => {
  const channelId = await ours()
  server.clock.moveSeconds(10)
  const { data, code } = await say(channelId, '  <b>Fox</b> & "friends" 🦊 </script>\n再见  ')
  expect(code).toBe(200)
  const item = sendChat.data.parse(data)
  expect(item).toMatchObject({ kind: 'text', content: '<b>Fox</b> & "friends" 🦊 </script>\n再见', task: null })
  expect(await framesOf(server.deps, `channel:${channelId}`)).toEqual([{ t: 'chat', item }])
  const read = await server.call(readChannel, { token: member.token, params: { channelId } })
  expect(read.data).toMatchObject({ lastActiveAt: server.clock.now().toISOString(), unread: 1 })
})

test.each([
  ['nothing', '', 400],
  ['blanks', ' \n\t ', 400],
  ['4001 characters', 'x'.repeat(4001), 400],
  ['a NUL', 'a\0b', 400],
  ['half a character', 'a\ud800b', 400],
  ['a number', 7, 400],
  ['4000 characters', '狐'.repeat(4000), 200],
])('%s: %#', async (_what, content, code) => {
  const channelId = await ours()
  expect(await say(channelId, content)).toMatchObject({ code })
  expect(await messagesOf(channelId)).toHaveLength(code === 200 ? 1 : 0)
})

test('what the contract does not name is refused, and whether it is for the assistant is kept', async () => {
  const channelId = await ours()
  const ask = (body: object) => server.call(sendChat, { token: creator.token, params: { channelId }, body })
  expect(await ask({ content: 'x', kind: 'system' })).toMatchObject({ code: 400, reason: 'invalid_input' })
  expect(await ask({ content: 'x', author: member.userId })).toMatchObject({ code: 400, reason: 'invalid_input' })
  expect(await ask({ content: 'x', usingContext: true })).toMatchObject({ code: 200 })
  expect(await messagesOf(channelId)).toMatchObject([{ using_context: true, author_id: creator.userId, kind: 'text' }])
})

test('of ten sendings with one key one is a message, and all hear of the same', async () => {
  const channelId = await ours()
  const once = { body: { content: 'once' }, idempotencyKey: 'key 1' }
  const items = await Promise.all(Array.from({ length: 10 }, () => send(server.deps, creator, channelId, once)))
  expect(new Set(items.map(({ id }) => id)).size).toBe(1)
  expect(await messagesOf(channelId)).toHaveLength(1)
  expect(await framesOf(server.deps, `channel:${channelId}`)).toHaveLength(1)
  const other = { body: { content: 'twice' }, idempotencyKey: 'key 1' }
  const mismatch = new Refusal('idempotency_mismatch')
  await expect(send(server.deps, creator, channelId, other)).rejects.toEqual(mismatch)
  await expect(send(server.deps, creator, creator.channelId, once)).rejects.toEqual(mismatch)
  expect((await send(server.deps, member, channelId, once)).author.id).toBe(member.userId)
})

test('of ten makings with one key one is a channel', async () => {
  const maker = await aMember(server.deps)
  const once = { body: { title: 'foxes' }, idempotencyKey: 'key 2' }
  const channels = await Promise.all(Array.from({ length: 10 }, () => create(server.deps, maker, once)))
  expect(channels).toEqual(Array(10).fill(channels[0]))
  const { data } = await server.call(listChannels, { token: maker.token })
  expect(listChannels.data.parse(data)).toHaveLength(2)
  const headers = { 'idempotency-key': 'key 2' }
  const other = await server.call(createChannel, { token: maker.token, body: { title: 'hares' }, headers })
  expect(other).toMatchObject({ code: 409, reason: 'idempotency_mismatch' })
  const again = await server.call(createChannel, { token: maker.token, body: { title: 'foxes' }, headers })
  expect(again.data).toEqual(channels[0])
})

test('whoever is put out, or whose channel ends, while they speak has either spoken before or not at all', async () => {
  const notFound = new Refusal('not_found')
  for (let round = 0; round < 15; round += 1) {
    const channelId = await ours()
    const end =
      round % 2
        ? deleteChannel(server.deps, creator, channelId)
        : removeMember(server.deps, creator, { channelId, userId: member.userId })
    const body = { content: 'last words' }
    const saying = send(server.deps, member, channelId, { body, idempotencyKey: null })
    const [said, ended] = await Promise.allSettled([saying, end])
    expect(ended.status).toBe('fulfilled')
    if (said.status === 'rejected') expect(said.reason).toEqual(notFound)
    const kinds = (await framesOf(server.deps, `channel:${channelId}`)).map((frame) => frame['t'])
    const ending = round % 2 ? ['channel.gone'] : ['member', 'chat', 'channel']
    expect(kinds).toEqual([...(said.status === 'fulfilled' ? ['chat'] : []), ...ending])
  }
})
