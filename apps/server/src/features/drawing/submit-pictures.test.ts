import { beforeAll, expect, test } from 'vitest'
import { aPerson, type DrawingDeps, openDrawing, violations } from '../../testing/open-drawing.ts'
import { drawNext } from '../../testing/draw-from.ts'
import { firstPriceList, priceOf } from '../company/prices/rules.ts'
import { availableCredits } from '../ledger/gate.ts'
import { cancelTask, submitAction, submitPictures } from './acts.ts'
import { shareGrid } from './share-rules.ts'

let deps: DrawingDeps
beforeAll(async () => {
  deps = await openDrawing()
})

type Person = Awaited<ReturnType<typeof aPerson>>

async function wants(person: Person, count: number) {
  const said = {
    botType: 'MID_JOURNEY',
    words: 'a red fox',
    ratio: null,
    engine: null,
    images: [],
    mask: null,
  } as const
  const wanted = { body: { ...said, count }, said: 'the same', idempotencyKey: null }
  return (await submitPictures(deps, person, person.channelId, wanted)).tasks
}

const credits = ({ userId }: Person) => availableCredits(deps.db, userId, deps.clock.now())

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 100])(
  'of a grid for %i credits n pictures cost n quarters, rounded up once',
  (price) => {
    const prices = { ...firstPriceList, engines: { e: { IMAGINE: { FAST: price } } } }
    const cost = (share: number | null) =>
      priceOf(prices, {
        ...{ act: 'IMAGINE', mode: 'FAST', engine: 'e', isSingle: share !== null },
        share: share ?? undefined,
      })
    for (let count = 1; count <= 10; count++) {
      const total = shareGrid(count)
        .map(cost)
        .reduce((sum, one) => sum + one, 0)
      expect(total).toBe(Math.floor(count / 4) * price + Math.ceil(((count % 4) * price) / 4))
    }
  },
)

test('one picture is held, drawn and charged; drawn again it stays one, and what it varies into is a grid', async () => {
  const person = await aPerson(deps, { credits: 40 })
  await wants(person, 1)
  expect(await credits(person)).toBe(39)
  const single = await drawNext(deps, person)
  expect(single).toMatchObject({ status: 'SUCCESS', cost: 1, grid: null })
  expect(single.images).toHaveLength(1)
  expect(single.buttons.map(({ kind }) => kind)).toContain('REROLL')
  const press = (customId: string) =>
    submitAction(deps, person, single.id, { body: { customId }, idempotencyKey: null })
  await press(`MJ::JOB::reroll::0::${single.id}::SOLO`)
  expect((await drawNext(deps, person)).images).toHaveLength(1)
  expect(await credits(person)).toBe(38)
  await press(`MJ::JOB::high_variation::1::${single.id}::SOLO`)
  expect((await drawNext(deps, person)).images).toHaveLength(4)
  expect(await credits(person)).toBe(34)
  expect(await violations(deps)).toEqual([])
})

test('what is cancelled of several gives back its own part', async () => {
  const person = await aPerson(deps, { credits: 40 })
  const tasks = await wants(person, 3)
  expect(tasks).toHaveLength(3)
  await cancelTask(deps, person, tasks[1]?.id ?? '')
  expect(await credits(person)).toBe(38)
  expect(await violations(deps)).toEqual([])
})
