import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import { newId } from '../../../platform/ids.ts'
import { aPerson, type DrawingDeps, framesOf, imagines, joins, openDrawing } from '../../../testing/open-drawing.ts'
import { listChat } from '../../chat/list-chat.ts'
import { listTasks } from '../list-tasks.ts'
import { readTask } from '../read-task.ts'
import { likeTask } from './like-task.ts'

let deps: DrawingDeps
beforeAll(async () => {
  deps = await openDrawing()
})

type Person = Awaited<ReturnType<typeof aPerson>>

async function twoAndATask() {
  const [author, member] = [await aPerson(deps), await aPerson(deps)]
  await joins(deps, member, author.channelId)
  return { author, member: { ...member, channelId: author.channelId }, taskId: (await imagines(deps, author)).id }
}

/** As every answer shows it. */
async function seesLiked(person: Person, taskId: string) {
  const { items } = await listTasks(deps, person, person.channelId, {})
  const chat = await listChat(deps, person, person.channelId, {})
  const seen = [
    (await readTask(deps, person, taskId)).liked,
    items.find(({ id }) => id === taskId)?.liked,
    chat.items.find(({ id }) => id === taskId)?.task?.liked,
  ]
  expect(new Set(seen).size).toBe(1)
  return seen[0]
}

test('a favourite is one’s own: every answer to that person says so, none to another, and no frame to the channel', async () => {
  const { author, member, taskId } = await twoAndATask()
  for (let time = 0; time < 2; time += 1) {
    expect(await likeTask(deps, member, taskId, { liked: true })).toMatchObject({ id: taskId, liked: true })
  }
  expect([await seesLiked(member, taskId), await seesLiked(author, taskId)]).toEqual([true, false])
  expect(await framesOf(deps, `user:${member.userId}`)).toEqual([{ t: 'liked', taskId, liked: true }])
  for (let time = 0; time < 2; time += 1) {
    expect(await likeTask(deps, member, taskId, { liked: false })).toMatchObject({ liked: false })
  }
  expect(await seesLiked(member, taskId)).toBe(false)
  expect(await framesOf(deps, `user:${member.userId}`)).toHaveLength(2)
  expect(JSON.stringify(await framesOf(deps, `channel:${author.channelId}`))).not.toContain('liked')
})

test('favourites are found, and what is none of them', async () => {
  const { author, member, taskId } = await twoAndATask()
  const other = await imagines(deps, author)
  await likeTask(deps, member, taskId, { liked: true })
  const found = async (person: Person, liked: boolean) =>
    (await listTasks(deps, person, person.channelId, { liked })).items.map(({ id }) => id)
  expect(await found(member, true)).toEqual([taskId])
  expect(await found(member, false)).toEqual([other.id])
  expect(await found(author, true)).toEqual([])
  expect((await found(author, false)).sort()).toEqual([taskId, other.id].sort())
})

test('asked for many times at once it is told once', async () => {
  const { member, taskId } = await twoAndATask()
  await Promise.all([1, 2, 3, 4].map(() => likeTask(deps, member, taskId, { liked: true })))
  expect(await framesOf(deps, `user:${member.userId}`)).toHaveLength(1)
})

test('a stranger’s task and none at all are alike; what one drew in a channel that one has left stays one’s own', async () => {
  const { author, member, taskId } = await twoAndATask()
  const mine = await imagines(deps, member)
  const stranger = await aPerson(deps)
  for (const id of [taskId, newId()]) {
    await expect(likeTask(deps, stranger, id, { liked: true })).rejects.toThrow(new Refusal('not_found'))
  }
  await deps.db
    .deleteFrom('channel_members')
    .where('channel_id', '=', author.channelId)
    .where('user_id', '=', member.userId)
    .execute()
  await expect(likeTask(deps, member, taskId, { liked: true })).rejects.toThrow(new Refusal('not_found'))
  expect(await likeTask(deps, member, mine.id, { liked: true })).toMatchObject({ liked: true })
})
