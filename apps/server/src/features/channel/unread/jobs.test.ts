import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { framesOf } from '../../../testing/open-drawing.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../../../testing/seed.ts'
import { startJobs } from '../../../jobs/runner.ts'
import { listJobHandlers } from '../../../start/work.ts'
import { markRead } from '../../chat/mark-read.ts'
import { sendChat } from '../../chat/send-chat.ts'
import { submitImagine } from '../../drawing/submit-imagine.ts'
import { deleteChannel } from '../delete-channel.ts'
import { removeMember } from '../remove-member.ts'
import { renameChannel } from '../rename-channel.ts'
import { announceNews } from './jobs.ts'
import { countUnread } from './queries.ts'

let server: TestServer
let creator: SeededPerson
let member: SeededPerson
let away: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  creator = await aMember(server.deps, { credits: 10_000 })
  member = await aMember(server.deps, { credits: 10_000 })
  away = await aMember(server.deps)
  for (const { userId } of [creator, member]) await comes(userId)
})

/** A socket somewhere. */
async function comes(userId: string): Promise<void> {
  const row = { user_id: userId, process_id: 'a process', seen_at: server.clock.now() }
  await server.deps.db.insertInto('presences').values(row).execute()
}

const ours = () => aChannel(server.deps, creator.userId, { members: [member.userId, away.userId] })
const say = (who: SeededPerson, channelId: string, content = 'a word') =>
  sendChat(server.deps, who, channelId, { body: { content }, idempotencyKey: null })

async function toldOf(who: SeededPerson, channelId: string) {
  const frames = await framesOf(server.deps, `user:${who.userId}`)
  return frames.filter((frame) => frame['channelId'] === channelId)
}

const countJobs = async () =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from graphile_worker.jobs where task_identifier = 'tell-unread'
    `.execute(server.deps.db)
  ).rows[0]?.count

test('whoever is here is told of news in a channel, with what it is like; whoever is not is not', async () => {
  const channelId = await ours()
  await say(creator, channelId)
  await server.runJobs()
  expect(await toldOf(member, channelId)).toMatchObject([
    { t: 'unread', channelId, unread: 1, channel: { id: channelId, title: 'a channel', memberCount: 3 } },
  ])
  expect(await toldOf(creator, channelId)).toMatchObject([{ unread: 0 }])
  expect(await toldOf(away, channelId)).toEqual([])
})

test('a drawing and a new title are told of too', async () => {
  const channelId = await ours()
  const body = { botType: 'MID_JOURNEY' as const, prompt: 'a red fox' }
  await submitImagine(server.deps, creator.actor, channelId, { body, idempotencyKey: null })
  await server.runJobs()
  await renameChannel(server.deps, creator, channelId, { title: 'foxes' })
  await server.runJobs()
  expect(await toldOf(member, channelId)).toMatchObject([
    { unread: 1, channel: { title: 'a channel' } },
    { unread: 1, channel: { title: 'foxes' } },
  ])
})

test('a burst is told of once, and one that is alone in a channel is told nothing', async () => {
  const channelId = await ours()
  for (let at = 0; at < 20; at += 1) await say(creator, channelId)
  expect(await countJobs()).toBe(1)
  await server.runJobs()
  expect(await toldOf(member, channelId)).toMatchObject([{ unread: 20 }])
  await say(creator, creator.channelId)
  expect(await countJobs()).toBe(0)
})

test('what comes while the telling runs is told of after it', async () => {
  const channelId = await ours()
  const { deps } = server
  const began: string[] = []
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const handlers = {
    ...listJobHandlers(deps),
    'tell-unread': async (payload: { channelId: string }) => {
      began.push(payload.channelId)
      await announceNews(deps, payload)
      if (began.length === 1) await gate
    },
  }
  const runner = await startJobs({ server: server.server, nodeId: deps.nodeId, log: deps.log }, handlers)
  await say(creator, channelId)
  await eventually(async () => expect(await toldOf(member, channelId)).toHaveLength(1))
  await say(creator, channelId)
  await say(creator, channelId)
  open()
  await eventually(async () => expect((await toldOf(member, channelId)).at(-1)).toMatchObject({ unread: 3 }))
  expect(began).toHaveLength(2)
  await runner.close()
})

test('whatever is said, seen and told at once, the last that is told is true, and nobody waits for another for ever', async () => {
  const { deps } = server
  for (let round = 0; round < 8; round += 1) {
    const channels = [await ours(), await ours()]
    const first = await Promise.all(channels.map((channelId) => say(creator, channelId)))
    const acts = channels.flatMap((channelId, at) => [
      say(creator, channelId),
      say(member, channelId),
      announceNews(deps, { channelId }),
      markRead(deps, member, channelId, { upTo: first[at]?.id ?? '' }),
      renameChannel(deps, creator, channelId, { title: `title ${round}` }),
      announceNews(deps, { channelId }),
      say(creator, channelId),
      markRead(deps, creator, channelId, { upTo: first[at]?.id ?? '' }),
      submitImagine(deps, member.actor, channelId, {
        body: { botType: 'MID_JOURNEY', prompt: 'a red fox' },
        idempotencyKey: null,
      }),
      announceNews(deps, { channelId }),
    ])
    await Promise.all(acts)
    await server.runJobs()
    for (const channelId of channels) {
      for (const who of [creator, member]) {
        const unread = (await countUnread(deps.db, who.userId, channelId)).get(channelId)
        expect((await toldOf(who, channelId)).at(-1)).toMatchObject({ unread, channel: { title: `title ${round}` } })
      }
    }
  }
})

test('the telling never undoes what the person has just seen', async () => {
  const { deps } = server
  for (let round = 0; round < 25; round += 1) {
    const channelId = await ours()
    const { id } = await say(creator, channelId)
    await Promise.all([
      announceNews(deps, { channelId }),
      markRead(deps, member, channelId, { upTo: id }),
      announceNews(deps, { channelId }),
    ])
    expect((await toldOf(member, channelId)).at(-1)).toMatchObject({ unread: 0 })
  }
})

test('whoever has left, or whose channel has ended, hears of it as gone last of all', async () => {
  const { deps } = server
  for (let round = 0; round < 20; round += 1) {
    const channelId = await ours()
    await say(creator, channelId)
    const ending =
      round % 2
        ? deleteChannel(deps, creator, channelId)
        : removeMember(deps, creator, { channelId, userId: member.userId })
    await Promise.all([announceNews(deps, { channelId }), ending, announceNews(deps, { channelId })])
    await announceNews(deps, { channelId })
    expect((await toldOf(member, channelId)).at(-1)).toEqual({ t: 'channel.gone', channelId })
  }
})
