import { createChannel } from '@easel/contract/channel-acts'
import { sendChat } from '@easel/contract/chat'
import { readCompanyDetails, saveCompanyDetails } from '@easel/contract/company-details'
import { submitImagine } from '@easel/contract/drawing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { joinChannel } from '../channel/join-channel.ts'
import { readInvite } from '../channel/invite/read-invite.ts'
import type { Answer } from '../../testing/make-call.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { setQuotas } from '../../testing/set-quotas.ts'
import { aChannel, aMember, anAdmin } from '../../testing/seed.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => setQuotas(server.deps, {}))

const english = () => aMember(server.deps, { language: 'en-US' })
const atOnce = (count: number, ask: (nth: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => ask(nth)))

/** As many are let through as there is room for, and all others hear how much that is. */
function expectRoomFor(limit: number, answers: readonly Answer[]) {
  expect(answers.filter(({ success }) => success)).toHaveLength(limit)
  const refused = answers.filter(({ success }) => !success)
  for (const answer of refused) {
    expect(answer).toMatchObject({ http: 200, code: 409, reason: 'quota_reached' })
    expect(answer.message).toContain(String(limit))
  }
}

test('what is allowed at first is what the manual says, and an administrator changes each by itself', async () => {
  const { token } = await anAdmin(server.deps)
  const atFirst = { channels: 100, members: 500, relaxTasks: 50, tasks: 200, messages: 60, options: 200, keys: 20 }
  expect((await server.call(readCompanyDetails, { token })).data).toMatchObject({ quotas: atFirst })
  const saved = await server.call(saveCompanyDetails, { token, body: { quotas: { members: 3 } } })
  expect(saved.data).toMatchObject({ quotas: { ...atFirst, members: 3 } })
  const wrong = await server.call(saveCompanyDetails, { token, body: { quotas: { tasks: 0 } } })
  expect(wrong).toMatchObject({ reason: 'invalid_input', fields: { 'quotas.tasks': expect.any(String) } })
})

test('of channels that are made at once as many come into being as a person may have', async () => {
  await setQuotas(server.deps, { channels: 4 })
  const { token } = await english()
  const answers = await atOnce(9, () => server.call(createChannel, { token, body: { title: '' } }))
  // Everyone has one from the first day.
  expect(answers.filter(({ success }) => success)).toHaveLength(3)
  expect(answers.find(({ success }) => !success)?.message).toBe('You may have 4 channels of your own; delete one first')
})

test('of people who join at once as many enter as a channel may have members, and whoever is in it stays welcome', async () => {
  await setQuotas(server.deps, { members: 3 })
  const creator = await aMember(server.deps)
  const channelId = await aChannel(server.deps, creator.userId)
  const { inviteCode } = await readInvite(server.deps, creator, channelId)
  const guests = await Promise.all(Array.from({ length: 6 }, () => aMember(server.deps)))
  const tries = await Promise.allSettled(guests.map((guest) => joinChannel(server.deps, guest, inviteCode)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { reason: 'quota_reached', quota: { name: 'members', limit: 3 } },
  })
  const inside = guests[tries.findIndex(({ status }) => status === 'fulfilled')]
  if (inside) expect(await joinChannel(server.deps, inside, inviteCode)).toMatchObject({ memberCount: 3 })
})

test('of messages that are sent at once as many arrive as a minute may have, and the next minute has room again', async () => {
  await setQuotas(server.deps, { messages: 4 })
  const { token, channelId } = await english()
  const say = () => server.call(sendChat, { token, params: { channelId }, body: { content: 'a' } })
  expectRoomFor(4, await atOnce(9, say))
  server.clock.moveSeconds(60)
  expect(await say()).toMatchObject({ success: true })
})

const rich = () => aMember(server.deps, { language: 'en-US', credits: 1000 })

test('of drawings that are asked for at once as many stand in line as a person may have, and no credit is held for the rest', async () => {
  await setQuotas(server.deps, { tasks: 4 })
  const { token, channelId, userId } = await rich()
  const ask = () =>
    server.call(submitImagine, { token, params: { channelId }, body: { botType: 'MID_JOURNEY', prompt: 'a fox' } })
  expectRoomFor(4, await atOnce(9, ask))
  const tasks = server.deps.db.selectFrom('tasks').selectAll().where('user_id', '=', userId)
  expect(await tasks.execute()).toHaveLength(4)
  await server.deps.db.updateTable('tasks').set({ status: 'CANCEL' }).where('user_id', '=', userId).execute()
  expect(await ask()).toMatchObject({ success: true })
})

test('drawings of RELAX and all others are counted apart', async () => {
  await setQuotas(server.deps, { tasks: 2, relaxTasks: 1 })
  const { token, channelId, userId } = await rich()
  const ask = () =>
    server.call(submitImagine, { token, params: { channelId }, body: { botType: 'MID_JOURNEY', prompt: 'a fox' } })
  for (let nth = 0; nth < 2; nth++) expect(await ask()).toMatchObject({ success: true })
  expect(await ask()).toMatchObject({ reason: 'quota_reached' })
  await server.deps.db.updateTable('tasks').set({ mode: 'RELAX' }).where('user_id', '=', userId).execute()
  expect(await ask()).toMatchObject({ success: true })
})
