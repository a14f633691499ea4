import { beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import { aPerson, type DrawingDeps, imagines, openDrawing } from '../../../testing/open-drawing.ts'
import { cancelTask } from '../cancel-task.ts'
import { readInfo } from './read-info.ts'

let deps: DrawingDeps
beforeEach(async () => {
  deps = await openDrawing()
})

type Person = Awaited<ReturnType<typeof aPerson>>
const read = (person: Person) => readInfo(deps, person, person.channelId, 'en-US')

/** As a worker leaves it. */
async function ends(person: Person, change: { fail_reason?: string; minutesAgo?: number; engine?: string } = {}) {
  const { id } = await imagines(deps, person)
  const { fail_reason = null, minutesAgo = 0, engine = 'scripted' } = change
  const finish_time = new Date(deps.clock.now().getTime() - minutesAgo * 60_000)
  const status = fail_reason === null ? 'SUCCESS' : 'FAILURE'
  await deps.db
    .updateTable('tasks')
    .set({ status, fail_reason, finish_time, engine, turn: 1, image_ids: fail_reason === null ? [id, id, id, id] : [] })
    .where('id', '=', id)
    .execute()
  return id
}

test('a person without a plan who has drawn nothing stands so', async () => {
  const person = await aPerson(deps, { credits: 40 })
  expect(await read(person)).toEqual({
    ...{ plan: null, credits: 40, running: 0, queued: 0, totals: { images: 0, tasks: 0 }, concurrency: 1 },
    engine: { name: 'scripted', healthy: true },
  })
})

test('what runs, waits and was drawn is counted in all channels, and only what is the person’s own', async () => {
  const [person, other] = [await aPerson(deps, { concurrency: 3 }), await aPerson(deps)]
  await ends(other)
  await imagines(deps, other)
  const elsewhere = { ...person, channelId: (await aPerson(deps)).channelId }
  await deps.db
    .insertInto('channel_members')
    .values({ channel_id: elsewhere.channelId, user_id: person.userId, joined_at: deps.clock.now() })
    .execute()
  await ends(person)
  await ends(elsewhere)
  const [waits, runs, cancelled] = [
    await imagines(deps, person),
    await imagines(deps, elsewhere),
    await imagines(deps, person),
  ]
  await deps.db.updateTable('tasks').set({ status: 'IN_PROGRESS' }).where('id', '=', runs.id).execute()
  await cancelTask(deps, person, cancelled.id)
  // Chosen from a grid or shown again, it was drawn before.
  await deps.db.updateTable('tasks').set({ status: 'SUCCESS', turn: null }).where('id', '=', waits.id).execute()
  await imagines(deps, person)

  expect(await read(person)).toMatchObject({
    plan: { title: 'Plan', endsAt: '2030-01-01T00:00:00.000Z' },
    ...{ running: 1, queued: 1, totals: { images: 8, tasks: 2 }, concurrency: 3, credits: 1000 - 5 * 4 },
  })
})

test.each([
  ['nothing was drawn', [], true],
  ['the last one failed by its fault', [{ fail_reason: 'engine_unreachable' }], false],
  ['a drawing was refused', [{ fail_reason: 'engine_refused' }], true],
  ['the storage was full', [{ fail_reason: 'storage_full' }], true],
  ['one of three succeeded', [{ fail_reason: 'engine_crashed' }, {}, { fail_reason: 'timed_out' }], true],
  ['three failed since one succeeded', [{ minutesAgo: 9 }, ...threeFailures()], false],
  ['it failed half an hour ago', [{ fail_reason: 'engine_unreachable', minutesAgo: 30 }], true],
  ['another engine failed', [{ fail_reason: 'engine_unreachable', engine: 'other' }], true],
])('an engine of which %s: healthy %s', async (_what, drawings, healthy) => {
  const [person, other] = [await aPerson(deps), await aPerson(deps)]
  for (const drawing of drawings) await ends(other, drawing)
  expect((await read(person)).engine).toEqual({ name: 'scripted', healthy })
})

function threeFailures() {
  return [1, 2, 3].map((minutesAgo) => ({ fail_reason: 'engine_bad_reply', minutesAgo }))
}

test('who is not in the channel hears nothing', async () => {
  const [person, stranger] = [await aPerson(deps), await aPerson(deps)]
  await expect(readInfo(deps, stranger, person.channelId, 'en-US')).rejects.toThrow(new Refusal('not_found'))
})
