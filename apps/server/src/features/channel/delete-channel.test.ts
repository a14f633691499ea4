import { readSession, session } from '@easel/contract/account'
import { listChannels, readChannel } from '@easel/contract/channel'
import { deleteChannel as call, joinChannel, previewInvite } from '@easel/contract/channel-acts'
import { listTasks, readTask, submitAction, submitImagine, tasks } from '@easel/contract/drawing'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { eventually } from '../../testing/eventually.ts'
import { framesOf } from '../../testing/open-drawing.ts'
import { openLiveSocket, subscribe } from '../../testing/open-live-socket.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../../testing/seed.ts'
import { startDrawing } from '../../start/work.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { claimTask } from '../drawing/queue/claim-task.ts'
import { advanceTask } from '../drawing/advance-task.ts'
import { submitImagine as imagine } from '../drawing/submit-imagine.ts'
import { deleteChannel } from './delete-channel.ts'
import { readInvite } from './invite/read-invite.ts'

let server: TestServer
let address: string
let creator: SeededPerson
let member: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  creator = await aMember(server.deps)
  member = await aMember(server.deps)
})

const body = { botType: 'MID_JOURNEY', prompt: 'a red fox' } as const

async function submitsTask({ token }: SeededPerson, channelId: string): Promise<string> {
  const answer = await server.call(submitImagine, { token, params: { channelId }, body })
  return tasks.parse(answer.data).tasks[0]?.id ?? ''
}

const creditsOf = async ({ token }: SeededPerson) =>
  session.parse((await server.call(readSession, { token })).data).user?.credits

const statusOf = async (id: string) =>
  (await server.deps.db.selectFrom('tasks').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

test('a channel that ends is gone for everyone at once: every read, every gate, its invite', async () => {
  const channelId = await aChannel(server.deps, creator.userId, { members: [member.userId] })
  const { inviteCode: code } = await readInvite(server.deps, creator, channelId)
  const taskId = await submitsTask(member, channelId)
  expect(await server.call(call, { token: creator.token, params: { channelId } })).toMatchObject({
    code: 200,
    data: null,
  })
  for (const { token } of [creator, member]) {
    expect(JSON.stringify((await server.call(listChannels, { token })).data)).not.toContain(channelId)
    for (const answer of [
      await server.call(readChannel, { token, params: { channelId } }),
      await server.call(listTasks, { token, params: { channelId }, body: {} }),
      await server.call(submitImagine, { token, params: { channelId }, body }),
      await server.call(readTask, { token, params: { taskId } }),
      await server.call(submitAction, { token, params: { taskId }, body: { customId: 'x' } }),
      await server.call(call, { token, params: { channelId } }),
    ]) {
      expect(answer).toMatchObject({ http: 200, code: 404, reason: 'not_found' })
    }
    expect(await server.call(joinChannel, { token, params: { code } })).toMatchObject({ reason: 'invite_invalid' })
  }
  expect(await server.call(previewInvite, { params: { code } })).toMatchObject({ reason: 'invite_invalid' })
  await server.runJobs()
})

test('what waits and what runs in it is cancelled, its credits come back, and no worker brings it back', async () => {
  const channelId = await aChannel(server.deps, creator.userId, { members: [member.userId] })
  const before = await creditsOf(member)
  const [running, waiting] = [await submitsTask(member, channelId), await submitsTask(member, channelId)]
  const elsewhere = await submitsTask(member, member.channelId)
  const held = await claimTask(server.deps, 'a worker')
  expect(held?.id).toBe(running)
  const door = { name: 'worker', lease: { owner: 'a worker', epoch: held?.epoch ?? 0 } } as const
  await advanceTask(server.deps, door, { taskId: running, to: 'IN_PROGRESS', change: { progress: 40 } })

  await deleteChannel(server.deps, creator, channelId)
  await server.runJobs()

  for (const taskId of [running, waiting]) expect(await statusOf(taskId)).toBe('CANCEL')
  expect(await statusOf(elsewhere)).toBe('NOT_START')
  expect(await creditsOf(member)).toBe((before ?? 0) - 4)
  for (const to of ['IN_PROGRESS', 'SUCCESS', 'FAILURE'] as const) {
    expect(await advanceTask(server.deps, door, { taskId: running, to, change: { progress: 90 } })).toBeNull()
  }
  expect(await claimTask(server.deps, 'another')).toMatchObject({ id: elsewhere })
  expect(await checkLedger(server.deps)).toEqual([])
})

test('a picture that a member drew there stays readable by its id', async () => {
  const guest = await aMember(server.deps)
  const channelId = await aChannel(server.deps, creator.userId, { members: [guest.userId] })
  const taskId = await submitsTask(guest, channelId)
  const workers = startDrawing(server.deps)
  await eventually(async () => expect(await statusOf(taskId)).toBe('SUCCESS'))
  await workers.stop()
  const { grid_id } = await server.deps.db
    .selectFrom('tasks')
    .select('grid_id')
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow()
  await deleteChannel(server.deps, creator, channelId)
  await server.runJobs()
  expect(await statusOf(taskId)).toBe('SUCCESS')
  expect((await server.app.inject({ url: `/api/files/${grid_id}` })).statusCode).toBe(200)
})

test('whoever listens is told that it is gone, their other pages too, and the room is closed', async () => {
  const channelId = await aChannel(server.deps, creator.userId, { members: [member.userId] })
  const [inside, outside] = [
    await openLiveSocket(server, address, member.token),
    await openLiveSocket(server, address, member.token),
  ]
  await subscribe(inside, channelId)
  await deleteChannel(server.deps, creator, channelId)
  const gone = (frames: unknown[]) => frames.filter((frame) => JSON.stringify(frame).includes('"channel.gone"'))
  await eventually(() => expect([gone(inside.frames).length, gone(outside.frames).length]).toEqual([2, 1]))
  inside.say({ t: 'sub', channelId, since: 0, ref: 'again' })
  await eventually(() => expect(inside.frames.at(-1)).toEqual({ t: 'error', reason: 'not_found', ref: 'again' }))
  for (const { socket } of [inside, outside]) socket.terminate()
})

test('of many who end it at once one does, and nobody is told twice', async () => {
  const channelId = await aChannel(server.deps, creator.userId)
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => deleteChannel(server.deps, creator, channelId)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toEqual(new Refusal('not_found'))
  expect(await framesOf(server.deps, `channel:${channelId}`)).toEqual([{ t: 'channel.gone', channelId }])
})

test('nothing is submitted into a channel that ends meanwhile without being cancelled', async () => {
  const authors = await Promise.all(Array.from({ length: 4 }, () => aMember(server.deps)))
  for (let round = 0; round < 8; round += 1) {
    const channelId = await aChannel(server.deps, creator.userId, { members: authors.map(({ userId }) => userId) })
    const results = await Promise.allSettled([
      ...authors.map(({ actor }) => imagine(server.deps, actor, channelId, { body, idempotencyKey: null })),
      deleteChannel(server.deps, creator, channelId),
    ])
    expect(results.at(-1)).toMatchObject({ status: 'fulfilled' })
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toEqual(new Refusal('not_found'))
    }
    await server.runJobs()
    const open = await server.deps.db
      .selectFrom('tasks')
      .select('id')
      .where('channel_id', '=', channelId)
      .where('status', '<>', 'CANCEL')
      .execute()
    expect(open).toEqual([])
  }
  expect(await checkLedger(server.deps)).toEqual([])
})
