import { searchOrders as call, orderSorts } from '@easel/contract/admin-orders'
import { beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../testing/open-shop.ts'
import { searchOrders } from './search-orders.ts'

type Order = Awaited<ReturnType<typeof searchOrders>>['items'][number]['order']

let shop: Shop
/** Oldest first; many cost the same. */
let ids: string[]
beforeAll(async () => {
  shop = await openShop()
  await shop.begin()
  ids = []
  for (const quantity of [3, 1, 3, 2, 1, 3, 1]) ids.push((await shop.order('credits-200', undefined, quantity)).id)
})

const search = (query: Record<string, unknown>) =>
  searchOrders(shop.deps, shop.admin.actor, call.query.parse({ text: shop.person.phone, ...query }))

/** All of them by pages of two. */
async function walk(sort: (typeof orderSorts)[number]): Promise<Order[]> {
  const walked: Order[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof search>> = await search({ sort, limit: '2', ...(cursor && { cursor }) })
    walked.push(...page.items.map(({ order }) => order))
    cursor = page.nextCursor
  } while (cursor)
  return walked
}

test.each(orderSorts)('pages sorted by %s lose and repeat nothing, also where many cost the same', async (sort) => {
  const walked = (await walk(sort)).map(({ id }) => id)
  expect(walked).toEqual((await search({ sort, limit: '100' })).items.map(({ order }) => order.id))
  expect([...walked].sort()).toEqual([...ids].sort())
})

test('orders come by time or amount, from either end; newest first unless told otherwise', async () => {
  expect((await walk('time-asc')).map(({ id }) => id)).toEqual(ids)
  expect((await search({})).items.map(({ order }) => order.id)).toEqual([...ids].reverse())
  const upwards = [1, 1, 1, 2, 3, 3, 3]
  expect((await walk('amount-asc')).map(({ quantity }) => quantity)).toEqual(upwards)
  expect((await walk('amount-desc')).map(({ quantity }) => quantity)).toEqual([...upwards].reverse())
})

test('an unknown order and the cursor of another one are refused', async () => {
  expect(call.query.safeParse({ sort: 'phone-asc' }).success).toBe(false)
  const ofTime = (await search({ limit: '1' })).nextCursor
  const ofAmount = (await search({ sort: 'amount-asc', limit: '1' })).nextCursor
  const unknown = { fields: { cursor: 'unknown_cursor' } }
  await expect(search({ sort: 'amount-asc', cursor: ofTime })).rejects.toMatchObject(unknown)
  await expect(search({ sort: 'time-asc', cursor: ofAmount })).rejects.toMatchObject(unknown)
  for (const cursor of ['100.x', `-1.${ids[0]}`, `1e3.${ids[0]}`, `${'9'.repeat(16)}.${ids[0]}`])
    await expect(search({ sort: 'amount-asc', cursor })).rejects.toMatchObject(unknown)
})
