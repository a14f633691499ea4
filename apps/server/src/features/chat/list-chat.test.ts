import { clearChat, listChat, sendChat } from '@easel/contract/chat'
import { cancelTask, listTasks, submitImagine } from '@easel/contract/drawing'
import { likeTask } from '@easel/contract/task-acts'
import { beforeAll, expect, test } from 'vitest'
import { readFramesAfter } from '../../live/frames.ts'
import { newId } from '../../platform/ids.ts'
import { framesOf } from '../../testing/open-drawing.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../../testing/seed.ts'
import { clearChat as clear } from './clear-chat.ts'
import { sendChat as send } from './send-chat.ts'

let server: TestServer
let creator: SeededPerson
let member: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  creator = await aMember(server.deps, { credits: 10_000 })
  member = await aMember(server.deps)
})

const ours = () => aChannel(server.deps, creator.userId, { members: [member.userId] })

async function say(who: SeededPerson, channelId: string, content: string): Promise<string> {
  const answer = await server.call(sendChat, { token: who.token, params: { channelId }, body: { content } })
  return sendChat.data.parse(answer.data).id
}

async function draw(who: SeededPerson, channelId: string, prompt = 'a red fox'): Promise<string> {
  const body = { botType: 'MID_JOURNEY', prompt }
  const answer = await server.call(submitImagine, { token: who.token, params: { channelId }, body })
  return submitImagine.data.parse(answer.data).tasks[0]?.id ?? ''
}

async function read(who: SeededPerson, channelId: string, query: Record<string, string> = {}) {
  return listChat.data.parse((await server.call(listChat, { token: who.token, params: { channelId }, query })).data)
}

const clearFor = ({ token }: SeededPerson, channelId: string) =>
  server.call(clearChat, { token, params: { channelId } })

test('messages and drawings stand in one order, newest first, equal for all, a drawing as it is listed elsewhere', async () => {
  const channelId = await ours()
  const ids = [
    await say(creator, channelId, 'a fox?'),
    await draw(member, channelId),
    await say(member, channelId, 'a fox!'),
    await draw(creator, channelId),
  ]
  const { items, nextCursor } = await read(member, channelId)
  expect(items.map(({ id, kind }) => ({ id, kind }))).toEqual(
    ids.map((id, at) => ({ id, kind: at % 2 ? 'task' : 'text' })).reverse(),
  )
  expect(nextCursor).toBeNull()
  const tasks = await server.call(listTasks, { token: member.token, params: { channelId }, body: {} })
  expect(items.flatMap(({ task }) => task ?? [])).toEqual(listTasks.data.parse(tasks.data).items)
  expect(items[0]).toMatchObject({ author: { id: creator.userId }, content: 'a red fox', channelId })
  expect(items[3]).toMatchObject({ author: { id: creator.userId }, content: 'a fox?', task: null, version: 1 })
  expect(await read(creator, channelId)).toMatchObject({ items, nextCursor })
})

test.each([1, 2, 3, 7])('pages of %i show everything once, whatever comes meanwhile', async (limit) => {
  const channelId = await ours()
  const ids: string[] = []
  for (let at = 0; at < 9; at += 1)
    ids.unshift(await (at % 3 ? say(creator, channelId, `${at}`) : draw(creator, channelId)))
  const seen: string[] = []
  let cursor: string | null = ''
  for (let pages = 0; cursor !== null && pages < 20; pages += 1) {
    const page = await read(member, channelId, { limit: String(limit), ...(cursor && { cursor }) })
    expect(page.items.length).toBeLessThanOrEqual(limit)
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
    await say(creator, channelId, 'meanwhile')
  }
  expect(seen).toEqual(ids)
})

test.each([
  { cursor: 'x' },
  { cursor: '0' },
  { limit: '0' },
  { limit: '101' },
  { limit: '-1' },
  { limit: '1e1' },
  { page: '1' },
  { only: 'yours' },
  { q: 'x'.repeat(201) },
])('a page of %o is refused', async (query) => {
  const { channelId, token } = creator
  const answer = await server.call(listChat, { token, params: { channelId }, query })
  expect(answer).toMatchObject({ code: 400, reason: 'invalid_input' })
})

test('a channel is filtered by who reads it: their own, what is not finished, their favourites, and words in prompts and messages', async () => {
  const channelId = await ours()
  const fox = await draw(creator, channelId, 'a Red fox')
  const owl = await draw(member, channelId, 'an owl, 100% white')
  const asked = await say(creator, channelId, 'who draws a red owl?')
  const elsewhere = await ours()
  await draw(creator, elsewhere, 'a Red fox, 100% white')
  await say(creator, elsewhere, 'who draws a red fox?')
  const idsOf = async (who: SeededPerson, query: Record<string, string>) =>
    (await read(who, channelId, query)).items.map(({ id }) => id)

  expect(await idsOf(creator, { only: 'mine' })).toEqual([asked, fox])
  expect(await idsOf(member, { only: 'mine' })).toEqual([owl])
  expect(await idsOf(creator, { q: 'red' })).toEqual([asked, fox])
  expect(await idsOf(creator, { q: ' RED f' })).toEqual([fox])
  expect(await idsOf(creator, { q: '100%' })).toEqual([owl])
  expect(await idsOf(creator, { q: 'f_x' })).toEqual([])
  expect(await idsOf(creator, { q: 'joined' })).toEqual([])
  expect(await idsOf(member, { only: 'mine', q: 'red' })).toEqual([])
  expect(await idsOf(member, { q: '' })).toEqual(expect.arrayContaining([asked, owl, fox]))

  expect(await idsOf(member, { only: 'running' })).toEqual([owl, fox])
  await server.call(cancelTask, { token: creator.token, params: { taskId: fox } })
  expect(await idsOf(member, { only: 'running' })).toEqual([owl])

  expect(await idsOf(member, { only: 'liked' })).toEqual([])
  await server.call(likeTask, { token: member.token, params: { taskId: owl }, body: { liked: true } })
  expect(await idsOf(member, { only: 'liked' })).toEqual([owl])
  expect(await idsOf(creator, { only: 'liked' })).toEqual([])
})

test.each([1, 2, 3])(
  'pages of %i of one’s own show all of it once, however much others draw in between',
  async (limit) => {
    const channelId = await ours()
    const mine: string[] = []
    for (let at = 0; at < 4; at += 1) {
      mine.unshift(await (at % 2 ? say(creator, channelId, `${at}`) : draw(creator, channelId)))
      for (let nth = 0; nth < 3; nth += 1) await say(member, channelId, 'much')
    }
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await read(creator, channelId, { only: 'mine', limit: String(limit), ...(cursor && { cursor }) })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(mine)
  },
)

test('whoever clears their view sees what comes after; the others see all of it, and twice is fine', async () => {
  const channelId = await ours()
  await say(creator, channelId, 'old')
  const last = await draw(member, channelId)
  expect(await clearFor(member, channelId)).toMatchObject({ code: 200, data: null })
  expect(await read(member, channelId)).toMatchObject({ items: [], nextCursor: null })
  const cleared = { t: 'cleared', channelId, upTo: last }
  expect(await framesOf(server.deps, `user:${member.userId}`)).toContainEqual(cleared)
  expect(await clearFor(member, channelId)).toMatchObject({ code: 200, data: null })
  const told = await framesOf(server.deps, `user:${member.userId}`)
  expect(told.filter((frame) => frame['t'] === 'cleared')).toEqual([cleared])
  const next = await say(creator, channelId, 'new')
  expect((await read(member, channelId)).items.map(({ id }) => id)).toEqual([next])
  expect((await read(creator, channelId)).items).toHaveLength(3)
  expect(JSON.stringify(await framesOf(server.deps, `channel:${channelId}`))).not.toContain('cleared')
})

test('an empty view is cleared without a word', async () => {
  const channelId = await ours()
  const before = await framesOf(server.deps, `user:${creator.userId}`)
  expect(await clearFor(creator, channelId)).toMatchObject({ code: 200, data: null })
  expect(await framesOf(server.deps, `user:${creator.userId}`)).toEqual(before)
})

test('nothing that is said while somebody clears their view is lost to them unseen', async () => {
  for (let round = 0; round < 15; round += 1) {
    const channelId = await ours()
    const { deps } = server
    const saying = Array.from({ length: 4 }, (_, at) =>
      send(deps, creator, channelId, { body: { content: `${at}` }, idempotencyKey: null }),
    )
    await Promise.all([...saying, clear(deps, member, channelId)])
    const order = (await framesOf(deps, `channel:${channelId}`)).map((frame) => (frame['item'] as { id: string }).id)
    const { cleared_up_to: upTo } = await deps.db
      .selectFrom('channel_members')
      .select('cleared_up_to')
      .where('channel_id', '=', channelId)
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow()
    const shown = (await read(member, channelId)).items.map(({ id }) => id).sort()
    expect(shown).toEqual(order.filter((id) => upTo === null || id > upTo).sort())
    // What the channel heard of after the clearing began to hold is what is still shown.
    const place = upTo === null ? -1 : Math.max(...order.map((id, at) => (id <= upTo ? at : -1)))
    expect(order.slice(place + 1).sort()).toEqual(shown)
  }
})

test('a member who is put out reads and writes no more, and the coming and going stands among the items', async () => {
  const channelId = await ours()
  const stranger = await aMember(server.deps)
  for (const call of [listChat, clearChat]) {
    const answer = await server.call(call, { token: stranger.token, params: { channelId } })
    expect(answer).toMatchObject({ code: 404, reason: 'not_found' })
  }
  const answer = await server.call(sendChat, {
    token: stranger.token,
    params: { channelId: newId() },
    body: { content: 'x' },
  })
  expect(answer).toMatchObject({ code: 404, reason: 'not_found' })
})

test('whoever listens from the number of an answer hears all that came after it, and nothing of what is in it', async () => {
  const channelId = await ours()
  await say(creator, channelId, 'before')
  const { seq } = await read(member, channelId)
  await say(creator, channelId, 'after')

  const heard = await readFramesAfter(server.deps.db, `channel:${channelId}`, seq)

  expect(heard.map(({ frame }) => frame)).toMatchObject([{ t: 'chat', item: { content: 'after' } }])
})
