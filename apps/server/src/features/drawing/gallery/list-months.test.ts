import { listGalleryMonths as call } from '@easel/contract/gallery'
import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../../errors.ts'
import { draws } from '../../../testing/draws.ts'
import { aPerson, type DrawingDeps, openDrawing } from '../../../testing/open-drawing.ts'
import { listMonths } from './list-months.ts'

let deps: DrawingDeps
beforeAll(async () => {
  deps = await openDrawing()
})

type Person = Awaited<ReturnType<typeof aPerson>>

const list = (person: Person, query: Record<string, unknown> = {}) => listMonths(deps, person, call.query.parse(query))

async function drawsAt(person: Person, at: string, prompt?: string): Promise<void> {
  const { id } = await draws(deps, person, prompt)
  await deps.db
    .updateTable('tasks')
    .set({ submit_time: new Date(at) })
    .where('id', '=', id)
    .execute()
}

test('each month in which one drew stands there with its count, newest first, and nobody else’s does', async () => {
  const [person, other] = [await aPerson(deps), await aPerson(deps)]
  for (const at of ['2026-03-05T10:00:00Z', '2026-03-30T10:00:00Z', '2025-12-24T10:00:00Z']) await drawsAt(person, at)
  await drawsAt(other, '2026-02-01T10:00:00Z')
  expect(await list(person)).toEqual([
    { month: '2026-03', count: 2 },
    { month: '2025-12', count: 1 },
  ])
  expect(await list(await aPerson(deps))).toEqual([])
})

test('a month begins when it does for the reader', async () => {
  const person = await aPerson(deps)
  await drawsAt(person, '2026-03-31T20:00:00Z')
  expect(await list(person, { offset: '480' })).toEqual([{ month: '2026-04', count: 1 }])
  expect(await list(person, { offset: '-300' })).toEqual([{ month: '2026-03', count: 1 }])
})

test('only what the filters let through is counted', async () => {
  const person = await aPerson(deps)
  await drawsAt(person, '2026-03-05T10:00:00Z', 'a red fox --ar 3:2')
  await drawsAt(person, '2026-01-05T10:00:00Z', 'an owl --niji 6')
  expect(await list(person, { q: 'FOX' })).toEqual([{ month: '2026-03', count: 1 }])
  expect(await list(person, { botType: 'NIJI_JOURNEY' })).toEqual([{ month: '2026-01', count: 1 }])
  expect(await list(person, { ratio: '2:3' })).toEqual([])
})

test.each([
  [{ offset: '841' }, 'offset'],
  [{ ratio: '1:0' }, 'ratio'],
])('%o is refused by name', async (query, field) => {
  const refusal = await list(await aPerson(deps), query).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ reason: 'invalid_input', fields: { [field]: expect.anything() } })
})
