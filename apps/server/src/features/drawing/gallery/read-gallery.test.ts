import { readGallery as call } from '@easel/contract/gallery'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import { newId } from '../../../platform/ids.ts'
import { draws } from '../../../testing/draws.ts'
import { aPerson, type DrawingDeps, imagines, joins, openDrawing } from '../../../testing/open-drawing.ts'
import { deleteChannel } from '../../channel/delete-channel.ts'
import { quitChannel } from '../../channel/quit-channel.ts'
import { cancelTask } from '../cancel-task.ts'
import { deleteTask } from '../delete-task.ts'
import { likeTask } from '../likes/like-task.ts'
import { readTask } from '../read-task.ts'
import { submitAction } from '../submit-action.ts'
import { submitShow } from '../submit-show.ts'
import { readGallery } from './read-gallery.ts'

let deps: DrawingDeps
beforeAll(async () => {
  deps = await openDrawing()
})

type Person = Awaited<ReturnType<typeof aPerson>>

const read = (person: Person, query: Record<string, unknown> = {}) => readGallery(deps, person, call.query.parse(query))
const idsOf = async (person: Person, query: Record<string, unknown> = {}) =>
  (await read(person, query)).items.map(({ id }) => id)

test('it holds one’s own finished pictures of all channels, newest first, and nothing else', async () => {
  const [person, other] = [await aPerson(deps), await aPerson(deps)]
  await joins(deps, person, other.channelId)
  const guest = { ...person, channelId: other.channelId }
  await draws(deps, other)
  const [here, there] = [await draws(deps, person), await draws(deps, guest)]
  const customId = here.buttons.find(({ label }) => label === 'U2')?.customId ?? ''
  const { tasks } = await submitAction(deps, person, here.id, { body: { customId }, idempotencyKey: null })
  await cancelTask(deps, person, (await imagines(deps, person)).id)

  const { items, nextCursor } = await read(person)

  expect(items.map(({ id }) => id)).toEqual([tasks[0]?.id, there.id, here.id].sort().reverse())
  expect(items.find(({ id }) => id === here.id)).toEqual(await readTask(deps, person, here.id))
  expect(nextCursor).toBeNull()
  expect(await idsOf(await aPerson(deps))).toEqual([])
})

test.each([1, 2, 4])('pages of %i show everything once, whatever is drawn meanwhile', async (limit) => {
  const person = await aPerson(deps)
  const ids: string[] = []
  for (let nth = 0; nth < 5; nth += 1) ids.unshift((await draws(deps, person)).id)
  const seen: string[] = []
  let cursor: string | null = ''
  for (let pages = 0; cursor !== null && pages < 9; pages += 1) {
    const page = await read(person, { limit: String(limit), ...(cursor && { cursor }) })
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
    await draws(deps, person)
  }
  expect(seen).toEqual(ids.sort().reverse())
})

test('it is searched by words, bot, ratio, favourites and channel', async () => {
  const person = await aPerson(deps)
  const elsewhere = { ...person, channelId: (await aPerson(deps)).channelId }
  await joins(deps, person, elsewhere.channelId)
  const [fox, owl] = [
    await draws(deps, person, 'A 100% red Fox --ar 3:2'),
    await draws(deps, elsewhere, 'an owl --niji 6'),
  ]
  await likeTask(deps, person, owl.id, { liked: true })

  for (const query of [
    { q: 'red fox' },
    { q: '100%' },
    { botType: 'MID_JOURNEY' },
    { ratio: '3:2' },
    { liked: 'false' },
  ]) {
    expect({ query, ids: await idsOf(person, query) }).toEqual({ query, ids: [fox.id] })
  }
  const ofOwl = [{ q: ' OWL ' }, { botType: 'NIJI_JOURNEY' }, { ratio: '1：1' }, { liked: 'true' }]
  for (const query of [...ofOwl, { channelId: elsewhere.channelId }]) {
    expect({ query, ids: await idsOf(person, query) }).toEqual({ query, ids: [owl.id] })
  }
  for (const query of [{ q: '%', botType: 'NIJI_JOURNEY' }, { q: 'f_x' }, { ratio: '2:3' }, { channelId: newId() }]) {
    expect({ query, ids: await idsOf(person, query) }).toEqual({ query, ids: [] })
  }
  expect(await idsOf(person, { q: '' })).toHaveLength(2)
  expect((await read(person, { liked: 'true' })).items[0]?.liked).toBe(true)
})

test.each([
  [{ cursor: 'x' }, 'cursor'],
  [{ ratio: '3to2' }, 'ratio'],
  [{ ratio: '' }, 'ratio'],
  [{ ratio: '1:0' }, 'ratio'],
])('%o is refused by name', async (query, field) => {
  const refusal = await read(await aPerson(deps), query).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ reason: 'invalid_input', fields: { [field]: expect.anything() } })
})

test('what one drew in a channel that one has left, or that has ended, stays in it', async () => {
  const [person, other] = [await aPerson(deps), await aPerson(deps)]
  await joins(deps, person, other.channelId)
  const [left, ended] = [await draws(deps, { ...person, channelId: other.channelId }), await draws(deps, person)]
  await draws(deps, other)
  await quitChannel(deps, person, other.channelId)
  await deleteChannel(deps, person, person.channelId)
  expect((await idsOf(person)).sort()).toEqual([left.id, ended.id].sort())
})

test('what is shown again stands in it once, in each channel, and for both when the first is deleted', async () => {
  const person = await aPerson(deps)
  const other = await aPerson(deps)
  await joins(deps, person, other.channelId)
  const grid = await draws(deps, person)
  const once = { body: { taskId: grid.id }, idempotencyKey: null }
  const shown = (await submitShow(deps, person, other.channelId, once)).tasks[0]?.id ?? ''
  expect(await idsOf(person)).toEqual([grid.id])
  expect(await idsOf(person, { channelId: person.channelId })).toEqual([grid.id])
  expect(await idsOf(person, { channelId: other.channelId })).toEqual([shown])
  await deleteTask(deps, person, grid.id)
  expect(await idsOf(person)).toEqual([shown])
})
