import { deleteAnyChannel as call, searchChannels } from '@easel/contract/admin-channels'
import { listChannels, readChannel } from '@easel/contract/channel'
import { previewInvite } from '@easel/contract/channel-acts'
import { submitImagine, tasks } from '@easel/contract/drawing'
import { beforeAll, expect, test } from 'vitest'
import { eraseAccount } from '../../account-data/erase-account.ts'
import { Refusal } from '../../errors.ts'
import { eventually } from '../../testing/eventually.ts'
import { framesOf } from '../../testing/open-drawing.ts'
import { openLiveSocket, subscribe } from '../../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aChannel, aMember, anAdmin, type SeededPerson } from '../../testing/seed.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { deleteAnyChannel } from './delete-any-channel.ts'
import { readInvite } from './invite/read-invite.ts'

const REASON = '违规内容'

let server: TestServer
let address: string
let admin: SeededPerson
let creator: SeededPerson
let member: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  admin = await anAdmin(server.deps)
  creator = await aMember(server.deps)
  member = await aMember(server.deps)
})

const openChannel = (title?: string) =>
  aChannel(server.deps, creator.userId, { members: [member.userId], ...(title && { title }) })
const end = (channelId: string, reason = REASON) =>
  server.call(call, { token: admin.token, params: { channelId }, body: { reason } })
const acts = (channelId: string) =>
  server.deps.db
    .selectFrom('audit_log')
    .select(['act', 'actor_id', 'details'])
    .where('subject', '=', channelId)
    .execute()

test('an operator ends a channel for its creator and its members, with its invite, and nobody else’s', async () => {
  const [channelId, other] = [await openChannel(), await openChannel()]
  const { inviteCode: code } = await readInvite(server.deps, creator, channelId)
  expect(await end(channelId)).toMatchObject({ http: 200, success: true, data: null })
  for (const { token } of [creator, member]) {
    const listed = JSON.stringify((await server.call(listChannels, { token })).data)
    expect([listed.includes(channelId), listed.includes(other)]).toEqual([false, true])
    expect((await server.call(readChannel, { token, params: { channelId } })).reason).toBe('not_found')
  }
  expect((await server.call(previewInvite, { params: { code } })).reason).toBe('invite_invalid')
})

test('open windows of creator and members hear of it, also those that look at something else', async () => {
  const channelId = await openChannel()
  const [inside, outside] = [
    await openLiveSocket(server, address, member.token),
    await openLiveSocket(server, address, creator.token),
  ]
  await subscribe(inside, channelId)
  await end(channelId)
  const gone = (frames: unknown[]) => frames.filter((frame) => JSON.stringify(frame).includes('"channel.gone"'))
  await eventually(() => expect([gone(inside.frames).length, gone(outside.frames).length]).toEqual([2, 1]))
  for (const { socket } of [inside, outside]) socket.terminate()
})

test('what waits in it is cancelled and its credits come back', async () => {
  const channelId = await openChannel()
  const body = { botType: 'MID_JOURNEY', prompt: 'a red fox' }
  const answer = await server.call(submitImagine, { token: member.token, params: { channelId }, body })
  const taskId = tasks.parse(answer.data).tasks[0]?.id ?? ''
  await end(channelId)
  await server.runJobs()
  const task = server.deps.db.selectFrom('tasks').select('status').where('id', '=', taskId)
  expect(await task.executeTakeFirst()).toEqual({ status: 'CANCEL' })
  expect(await checkLedger(server.deps)).toEqual([])
})

test('who did it and why is kept without what the channel was called, until its creator is erased', async () => {
  const somebody = await aMember(server.deps)
  const channelId = await aChannel(server.deps, somebody.userId, { title: 'my secret garden' })
  await end(channelId)
  expect(await acts(channelId)).toEqual([
    { act: 'channel.delete', actor_id: admin.userId, details: { reason: REASON } },
  ])
  await server.runJobs()
  expect(await eraseAccount(server.deps, somebody.phone)).toMatchObject({ state: 'erased' })
  expect(await acts(channelId)).toMatchObject([{ act: 'channel.delete', details: {} }])
  expect(JSON.stringify(await acts(channelId))).not.toContain(REASON)
})

test('of many who end it at once one does, and it is written down once', async () => {
  const channelId = await openChannel()
  const tries = await Promise.allSettled(
    Array.from({ length: 6 }, () => deleteAnyChannel(server.deps, admin, { channelId, reason: REASON })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toEqual(new Refusal('not_found'))
  expect(await framesOf(server.deps, `channel:${channelId}`)).toEqual([{ t: 'channel.gone', channelId }])
  expect(await acts(channelId)).toHaveLength(1)
})

test('there must be such a channel and a reason, and whoever is no administrator ends nothing', async () => {
  const channelId = await openChannel()
  expect((await end(server.deps.newId())).reason).toBe('not_found')
  expect((await end(channelId, ' ')).reason).toBe('invalid_input')
  const asMember = { token: creator.token, params: { channelId }, body: { reason: REASON } }
  expect((await server.call(call, asMember)).http).toBe(403)
  const { items } = searchChannels.data.parse(
    (await server.call(searchChannels, { token: admin.token, query: {} })).data,
  )
  expect(items.map(({ id }) => id)).toContain(channelId)
})
