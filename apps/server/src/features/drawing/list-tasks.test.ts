import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { newId } from '../../platform/ids.ts'
import { aPerson, type DrawingDeps, imagines, joins, openDrawing } from '../../testing/open-drawing.ts'
import { cancelTask } from './cancel-task.ts'
import { listTasks } from './list-tasks.ts'
import { readTask } from './read-task.ts'

let deps: DrawingDeps
type Person = Awaited<ReturnType<typeof aPerson>>

beforeAll(async () => {
  deps = await openDrawing()
})

async function inLine(actor: Person, prompts: string[]): Promise<string[]> {
  const ids = []
  for (const prompt of prompts) ids.push((await imagines(deps, actor, prompt)).id)
  return ids
}

const promptsOf = async (actor: Person, filter: Parameters<typeof listTasks>[3]) =>
  (await listTasks(deps, actor, actor.channelId, filter)).items.map((task) => task.prompt)

test('a channel is read page by page, newest first, and new tasks do not shift the pages', async () => {
  const actor = await aPerson(deps)
  const ids = await inLine(actor, ['one', 'two', 'three', 'four', 'five'])

  const first = await listTasks(deps, actor, actor.channelId, { limit: 2 })
  await inLine(actor, ['six'])
  const rest = await listTasks(deps, actor, actor.channelId, { limit: 3, cursor: first.nextCursor ?? '' })

  const seen = [...first.items, ...rest.items].map((task) => task.id)
  expect(seen).toEqual([...ids].sort().reverse())
  expect([first.nextCursor, rest.nextCursor]).toEqual([seen[1], null])
})

test('tasks are found by state, action, author, parent and words', async () => {
  const [actor, guest] = [await aPerson(deps), await aPerson(deps)]
  await joins(deps, guest, actor.channelId)
  const [foxId = ''] = await inLine(actor, ['a Fox', '100% snow'])
  await inLine({ ...guest, channelId: actor.channelId }, ['a dog'])
  await cancelTask(deps, actor, foxId)

  expect(await promptsOf(actor, { status: 'CANCEL' })).toEqual(['a Fox'])
  expect(await promptsOf(actor, { q: 'fox' })).toEqual(['a Fox'])
  expect(await promptsOf(actor, { q: '%' })).toEqual(['100% snow'])
  expect(await promptsOf(actor, { mine: true, status: 'NOT_START' })).toEqual(['100% snow'])
  expect(await promptsOf(actor, { action: 'UPSCALE' })).toEqual([])
  expect(await promptsOf(actor, { parentId: newId() })).toEqual([])
  expect(await promptsOf(actor, { q: '' })).toHaveLength(3)
})

test('a cursor that was never given is refused', async () => {
  const actor = await aPerson(deps)
  const attempt = listTasks(deps, actor, actor.channelId, { cursor: "1' or '1'='1" })
  await expect(attempt).rejects.toMatchObject({ reason: 'invalid_input', fields: { cursor: 'unknown_cursor' } })
})

test("a stranger's channel and task are not found", async () => {
  const [actor, stranger] = [await aPerson(deps), await aPerson(deps)]
  const [id = ''] = await inLine(actor, ['a fox'])
  const notFound = new Refusal('not_found')
  await expect(listTasks(deps, stranger, actor.channelId, {})).rejects.toEqual(notFound)
  for (const taskId of [id, newId()]) {
    await expect(readTask(deps, stranger, taskId)).rejects.toEqual(notFound)
    await expect(cancelTask(deps, stranger, taskId)).rejects.toEqual(notFound)
  }
  expect(await readTask(deps, actor, id)).toMatchObject({ id, status: 'NOT_START' })
})
