import { searchTasks as call } from '@easel/contract/admin-tasks'
import { beforeAll, expect, test } from 'vitest'
import { aPerson, type DrawingDeps, imagines, openDrawing } from '../../../testing/open-drawing.ts'
import { deleteChannel } from '../../channel/delete-channel.ts'
import { searchTasks } from './search-tasks.ts'

let deps: DrawingDeps
beforeAll(async () => {
  deps = await openDrawing()
})

type Person = Awaited<ReturnType<typeof aPerson>>

const search = (query: Record<string, unknown> = {}) => searchTasks(deps, call.query.parse(query))
const idsOf = async (query: Record<string, unknown>) => (await search(query)).items.map(({ id }) => id)

async function aCaller(phone: string, name = ''): Promise<Person> {
  const person = await aPerson(deps)
  await deps.db.updateTable('users').set({ phone, name }).where('id', '=', person.userId).execute()
  return person
}

test('a task is found by a part of its prompt, by its author’s phone, or by its id', async () => {
  const person = await aCaller('+8613712340001')
  const { id } = await imagines(deps, person, 'A 100% red_Fox')
  await imagines(deps, await aCaller('+8613712340002'), 'an owl')
  for (const q of ['red_fox', '100%', ' a 100% ', '12340001', ' 137 1234-0001', id, id.toUpperCase()])
    expect({ q, ids: await idsOf({ q }) }).toEqual({ q, ids: [id] })
  for (const q of ['red%fox', 'r_d', id.slice(0, -1), '\\'])
    expect({ q, ids: await idsOf({ q }) }).toEqual({ q, ids: [] })
})

test('it is shown with its author, its channel and what became of it, also when the channel has ended', async () => {
  const person = await aCaller('+8613712340003', 'Lin')
  await deps.db.updateTable('channels').set({ title: 'ink' }).where('id', '=', person.channelId).execute()
  const { id } = await imagines(deps, person, 'a heron')
  const times = { submit_time: new Date(0), start_time: new Date(5_000), finish_time: new Date(9_000) }
  const failed = { status: 'FAILURE', fail_reason: 'timed_out', ...times } as const
  await deps.db.updateTable('tasks').set(failed).where('id', '=', id).execute()
  await deleteChannel(deps, person, person.channelId)
  expect((await search({ q: id })).items).toEqual([
    {
      ...{
        id,
        action: 'IMAGINE',
        status: 'FAILURE',
        prompt: 'a heron',
        engine: deps.engine.id,
        failReason: 'timed_out',
      },
      user: { id: person.userId, name: 'Lin', phone: '+8613712340003' },
      channel: { id: person.channelId, title: 'ink' },
      submitTime: '1970-01-01T00:00:00.000Z',
      startTime: '1970-01-01T00:00:05.000Z',
      finishTime: '1970-01-01T00:00:09.000Z',
    },
  ])
})

test('pages follow one another, newest first, and only those in a state are there when it is asked for', async () => {
  const person = await aCaller('+8613712340004')
  const ids: string[] = []
  for (const prompt of ['one', 'two', 'three']) ids.unshift((await imagines(deps, person, prompt)).id)
  const q = '12340004'
  const first = await search({ q, limit: '2' })
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  const second = await search({ q, limit: '2', cursor: first.nextCursor })
  expect([second.items.map(({ id }) => id), second.nextCursor]).toEqual([ids.slice(2), null])
  await deps.db
    .updateTable('tasks')
    .set({ status: 'IN_PROGRESS' })
    .where('id', '=', ids[1] ?? '')
    .execute()
  expect(await idsOf({ q, status: 'IN_PROGRESS' })).toEqual([ids[1]])
  expect(await idsOf({ q, status: 'SUCCESS' })).toEqual([])
  await expect(search({ cursor: 'x' })).rejects.toMatchObject({ fields: { cursor: 'unknown_cursor' } })
})

test('tasks come by when they were submitted, from either end; those of the same moment are neither lost nor repeated', async () => {
  const person = await aCaller('+8613712340005')
  const ids: string[] = []
  for (const prompt of ['one', 'two', 'three', 'four', 'five']) ids.push((await imagines(deps, person, prompt)).id)
  const at = new Date('2026-11-20T08:12:00.250Z')
  await deps.db.updateTable('tasks').set({ submit_time: at }).where('id', 'in', ids).execute()
  // Confirmed by its author long after it was made.
  const first = ids[0] ?? ''
  const later = new Date(at.getTime() + 60_000)
  await deps.db.updateTable('tasks').set({ submit_time: later }).where('id', '=', first).execute()
  const byTime = [...ids.slice(1), first]
  expect(await walk({ q: '12340005', sort: 'time-asc' })).toEqual(byTime)
  expect(await walk({ q: '12340005' })).toEqual([...byTime].reverse())
  expect(call.query.safeParse({ sort: 'prompt-asc' }).success).toBe(false)
})

test('a page goes on behind where the last one ended, also when its last task was submitted anew since', async () => {
  const person = await aCaller('+8613712340006')
  const ids: string[] = []
  for (const prompt of ['one', 'two', 'three']) ids.push((await imagines(deps, person, prompt)).id)
  const q = '12340006'
  const { nextCursor } = await search({ q, sort: 'time-asc', limit: '1' })
  const later = new Date(deps.clock.now().getTime() + 60_000)
  await deps.db
    .updateTable('tasks')
    .set({ submit_time: later })
    .where('id', '=', ids[0] ?? '')
    .execute()
  expect(await idsOf({ q, sort: 'time-asc', cursor: nextCursor })).toEqual([ids[1], ids[2], ids[0]])
})

async function walk(query: Record<string, unknown>): Promise<string[]> {
  const { items, nextCursor } = await search({ ...query, limit: '2' })
  const shown = items.map(({ id }) => id)
  return nextCursor === null ? shown : [...shown, ...(await walk({ ...query, cursor: nextCursor }))]
}
