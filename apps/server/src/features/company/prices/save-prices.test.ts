import { readCompany } from '@easel/contract/company'
import { type Prices, readPrices, savePrices } from '@easel/contract/prices'
import { beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts'
import { anAdmin, type SeededPerson } from '../../../testing/seed.ts'

let server: TestServer
let admin: SeededPerson
beforeAll(async () => {
  server = await openTestServer()
  admin = await anAdmin(server.deps)
})

const read = async () => (await server.call(readPrices, { token: admin.token })).data as Prices
const save = (body: object) => server.call(savePrices, { token: admin.token, body })

test('at first a grid costs 4, at full speed 8, relaxed nothing; what an operator sets counts from then on', async () => {
  const { priceList, acts, engines, first } = await read()
  expect({ priceList, acts, engines }).toEqual({ priceList: 0, acts: first, engines: {} })
  expect(first).toMatchObject({
    IMAGINE: { FAST: 4, TURBO: 8, RELAX: 0 },
    UPSCALE: { FAST: 2 },
    DESCRIBE: { FAST: 1 },
    SHORTEN: { FAST: 1 },
    PICK: { FAST: 0 },
  })
  const own = { IMAGINE: { FAST: 9 } }
  const changed = { ...acts, IMAGINE: { FAST: 5, TURBO: 10, RELAX: 1 } }
  const saved = await save({ priceList, acts: changed, engines: { painter: {}, comfy: { ...own, BLEND: {} } } })
  expect(saved.data).toEqual({ priceList: 1, acts: changed, engines: { comfy: own }, first })
  expect(await read()).toEqual(saved.data)
  // Buyers are told of credits in grids of this price.
  expect((await server.call(readCompany)).data).toMatchObject({ gridCost: 5 })

  const line = await server.deps.db.selectFrom('audit_log').selectAll().where('act', '=', 'prices.change').execute()
  expect(line).toMatchObject([
    {
      actor_id: admin.userId,
      details: {
        changes: [
          { act: 'IMAGINE', mode: 'FAST', before: 4, after: 5 },
          { act: 'IMAGINE', mode: 'RELAX', before: 0, after: 1 },
          { act: 'IMAGINE', mode: 'TURBO', before: 8, after: 10 },
          { engine: 'comfy', act: 'IMAGINE', mode: 'FAST', before: null, after: 9 },
        ],
      },
    },
  ])
})

test('of two who change the same prices at once, one hears that they have changed', async () => {
  const { priceList, acts } = await read()
  const answers = await Promise.all(
    [1, 2, 3].map((FAST) => save({ priceList, acts: { ...acts, PAN: { ...acts.PAN, FAST } }, engines: {} })),
  )
  expect(answers.map(({ reason = 'saved' }) => reason).toSorted()).toEqual(['conflict', 'conflict', 'saved'])
  expect((await read()).priceList).toBe(priceList + 1)
})

test.each([-1, 0.5, 10_001, null])('%s is no price, and its field says so', async (FAST) => {
  const { priceList, acts } = await read()
  const answer = await save({ priceList, acts: { ...acts, BLEND: { ...acts.BLEND, FAST } }, engines: {} })
  expect(answer).toMatchObject({ reason: 'invalid_input', fields: { 'acts.BLEND.FAST': expect.any(String) } })
  const own = await save({ priceList, acts, engines: { comfy: { BLEND: { FAST } } } })
  expect(own).toMatchObject({ fields: { 'engines.comfy.BLEND.FAST': expect.any(String) } })
})
