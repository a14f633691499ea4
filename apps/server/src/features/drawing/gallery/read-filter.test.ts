import { listGalleryMonths, readGallery as call } from '@easel/contract/gallery'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { draws } from '../../../testing/draws.ts'
import { aPerson, type DrawingDeps, joins, openDrawing } from '../../../testing/open-drawing.ts'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { aMember } from '../../../testing/seed.ts'
import { quitChannel } from '../../channel/quit-channel.ts'
import { likeTask } from '../likes/like-task.ts'
import { submitAction } from '../submit-action.ts'
import { listMonths } from './list-months.ts'
import { readGallery } from './read-gallery.ts'

let deps: DrawingDeps
let server: TestServer
beforeAll(async () => {
  deps = await openDrawing()
  server = await openTestServer()
})

type Person = Awaited<ReturnType<typeof aPerson>>
type Query = Record<string, unknown>

async function drawsAt(person: Person, at: string): Promise<string> {
  const { id } = await draws(deps, person)
  await deps.db
    .updateTable('tasks')
    .set({ submit_time: new Date(at) })
    .where('id', '=', id)
    .execute()
  return id
}

/** What the gallery shows, and how many the months count. */
async function look(person: Person, query: Query): Promise<{ ids: string[]; count: number }> {
  const { items } = await readGallery(deps, person, call.query.parse(query))
  const months = await listMonths(deps, person, listGalleryMonths.query.parse(query))
  return { ids: items.map(({ id }) => id), count: months.reduce((sum, month) => sum + month.count, 0) }
}

const only = (...ids: string[]) => ({ ids, count: ids.length })

test('a kind of task is shown and counted alone', async () => {
  const person = await aPerson(deps)
  const grid = await draws(deps, person)
  const customId = grid.buttons.find(({ label }) => label === 'U2')?.customId ?? ''
  const { tasks } = await submitAction(deps, person, grid.id, { body: { customId }, idempotencyKey: null })
  expect(await look(person, { action: 'UPSCALE' })).toEqual(only(tasks[0]?.id ?? ''))
  expect(await look(person, { action: 'IMAGINE' })).toEqual(only(grid.id))
  expect(await look(person, { action: 'BLEND' })).toEqual(only())
})

test('a stretch of time begins with its first instant and ends before its last', async () => {
  const person = await aPerson(deps)
  const eve = await drawsAt(person, '2026-03-04T15:59:59.999Z')
  const first = await drawsAt(person, '2026-03-04T16:00:00.000Z')
  const last = await drawsAt(person, '2026-03-05T15:59:59.999Z')
  const morrow = await drawsAt(person, '2026-03-05T16:00:00.000Z')
  const [from, to] = ['2026-03-04T16:00:00.000Z', '2026-03-05T16:00:00Z']
  expect(await look(person, { from, to })).toEqual(only(last, first))
  expect(await look(person, { from })).toEqual(only(morrow, last, first))
  expect(await look(person, { to })).toEqual(only(last, first, eve))
  expect(await look(person, { from: to, to: from })).toEqual(only())
  expect(await look(person, { from, to: from })).toEqual(only())
})

test('a channel’s own gallery is everybody’s in it, by its reader’s favourites, and closes to who leaves', async () => {
  const [person, other] = [await aPerson(deps), await aPerson(deps)]
  await joins(deps, person, other.channelId)
  const { channelId } = other
  const mine = await draws(deps, { ...person, channelId })
  const theirs = await draws(deps, other)
  await draws(deps, person)
  await likeTask(deps, other, mine.id, { liked: true })
  expect(await look(person, { channelId, everyone: 'true' })).toEqual(only(theirs.id, mine.id))
  expect(await look(person, { channelId, everyone: 'false' })).toEqual(only(mine.id))
  expect(await look(other, { channelId, everyone: 'true', liked: 'true' })).toEqual(only(mine.id))
  expect(await look(person, { channelId, everyone: 'true', liked: 'true' })).toEqual(only())
  await quitChannel(deps, person, channelId)
  await expect(look(person, { channelId, everyone: 'true' })).rejects.toMatchObject({ reason: 'not_found' })
})

test.each([
  [{ from: '2026-02-30T00:00:00Z' }, 'from'],
  [{ from: '2026-03-05' }, 'from'],
  [{ from: '' }, 'from'],
  [{ to: '2026-03-05T00:00:00+08:00' }, 'to'],
  [{ to: 'yesterday' }, 'to'],
  [{ action: 'SCULPT' }, 'action'],
  [{ everyone: 'true' }, 'channelId'],
])('%o is refused at its field, by the pictures and by the months', async (query, field) => {
  const { token } = await aMember(server.deps)
  for (const asked of [call, listGalleryMonths]) {
    expect(await server.call(asked, { token, query })).toMatchObject({
      http: 200,
      code: 400,
      success: false,
      reason: 'invalid_input',
      fields: { [field]: expect.anything() },
    })
  }
})

test('everybody’s pictures of a channel that one is not in are not there', async () => {
  const { token } = await aMember(server.deps)
  const stranger = await aMember(server.deps)
  for (const channelId of [stranger.channelId, newId()]) {
    for (const asked of [call, listGalleryMonths]) {
      const answer = await server.call(asked, { token, query: { channelId, everyone: 'true' } })
      expect(answer).toMatchObject({ code: 404, reason: 'not_found' })
    }
  }
})
