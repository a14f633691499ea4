import { saveNotificationSettings } from '@easel/contract/notification'
import { beforeAll, expect, test } from 'vitest'
import { aTaskAt } from '../../testing/a-task-at.ts'
import { framesOf } from '../../testing/open-drawing.ts'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aChannel, aMember, type SeededPerson } from '../../testing/seed.ts'
import { sendChat } from '../chat/send-chat.ts'
import { advanceTask } from '../drawing/advance-task.ts'

let server: TestServer
let author: SeededPerson
let friend: SeededPerson
let channelId: string
beforeAll(async () => {
  server = await openTestServer()
  author = await aMember(server.deps)
  friend = await aMember(server.deps)
  channelId = await aChannel(server.deps, author.userId, { members: [friend.userId] })
})

/** What a person was told since the last look. */
async function told({ userId }: SeededPerson): Promise<unknown[]> {
  await server.runJobs()
  const frames = await framesOf(server.deps, `user:${userId}`)
  await server.deps.db.deleteFrom('live_frames').where('room', '=', `user:${userId}`).execute()
  return frames.flatMap((frame) => (frame.t === 'notification' ? [frame.notification] : []))
}

async function draws(status: 'SUCCESS' | 'FAILURE' | 'CANCEL', { userId } = author): Promise<string> {
  const { deps } = server
  const [id, lease] = [deps.newId(), { owner: 'a worker', epoch: 0 }]
  const until = new Date(deps.clock.now().getTime() + 60_000)
  await aTaskAt(deps, { userId, channelId }, { id, lease_owner: lease.owner, lease_until: until })
  const door = status === 'CANCEL' ? { name: 'person' as const } : { name: 'worker' as const, lease }
  expect(await advanceTask(deps, door, { taskId: id, to: status })).not.toBeNull()
  return id
}
const say = (content: string, { actor } = friend) =>
  sendChat(server.deps, actor, channelId, { body: { content }, idempotencyKey: null })
const choose = (body: object) => server.call(saveNotificationSettings, { token: author.token, body })

test.each([
  ['SUCCESS', 'done'],
  ['FAILURE', 'failed'],
] as const)('who drew is told of %s, and nobody else is', async (status, kind) => {
  const id = await draws(status)
  const notification = { id, kind, channelId, words: 'a fox', picture: null, isQuiet: false }
  expect([await told(author), await told(friend)]).toEqual([[expect.objectContaining(notification)], []])
})

test('who cancels is not told of it', async () => {
  await draws('CANCEL')
  expect(await told(author)).toEqual([])
})

test('who is no longer in the channel is not told of a drawing that they cannot open there', async () => {
  const left = await aMember(server.deps)
  await draws('SUCCESS', left)
  expect(await told(left)).toEqual([])
})

test('who is spoken to is told by whom and what, and who speaks is not', async () => {
  const { id } = await say('look\n at this')
  expect([await told(author), await told(friend)]).toEqual([
    [expect.objectContaining({ id, kind: 'spoken', channelId, words: 'look at this', picture: null })],
    [],
  ])
})

test('nothing is told of what was deleted before it could be', async () => {
  const { id } = await say('a slip')
  await server.deps.db.deleteFrom('chat_messages').where('id', '=', id).execute()
  expect(await told(author)).toEqual([])
})

test('who does not want to hear of it does not, and in quiet hours it is only counted', async () => {
  await choose({ spoken: false })
  await say('psst')
  expect(await told(author)).toEqual([])
  await draws('SUCCESS')
  expect(await told(author)).toHaveLength(1)
  await choose({ spoken: true, quietHours: { from: '00:00', until: '23:59' }, timeZone: 'UTC' })
  await say('are you asleep?')
  expect(await told(author)).toMatchObject([{ isQuiet: true }])
})
