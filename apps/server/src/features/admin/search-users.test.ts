import { searchUsers as call } from '@easel/contract/admin'
import { beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../testing/open-shop.ts'
import { suspend } from '../../testing/seed.ts'
import { searchUsers } from './search-users.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const search = (query: Parameters<typeof searchUsers>[2]) => searchUsers(shop.deps, shop.admin.actor, query)

test('people are found by a part of their phone or name, with what they have', async () => {
  await shop.begin()
  const { userId, phone } = shop.person
  await shop.buy('month', 'Month')
  await shop.buy('year', 'Year')
  await suspend(shop.deps, userId)
  await shop.deps.db.updateTable('users').set({ name: 'Zoë_%' }).where('id', '=', userId).execute()
  for (const text of [phone, phone.slice(4), 'zoë', '_%']) {
    const { items } = await search({ text })
    expect(items).toMatchObject([
      { id: userId, phone, name: 'Zoë_%', role: 'user', banned: true, credits: 21_540, plan: { title: '年度会员' } },
    ])
  }
  expect((await search({ text: 'Zo%' })).items).toEqual([])
})

test('all people come newest first, page by page', async () => {
  await shop.begin()
  const all = (await search({})).items.map(({ id }) => id)
  expect(all[0]).toBe(shop.person.userId)
  const first = await search({ limit: '1', text: '  ' })
  const second = await search({ limit: '100', cursor: first.nextCursor ?? '' })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all)
  expect(second.nextCursor).toBeNull()
})

test('those who joined first come first when they are asked for so, page by page', async () => {
  await shop.begin()
  const newestFirst = (await search({})).items.map(({ id }) => id)
  const first = await search({ sort: 'joined-asc', limit: '1' })
  const others = await search({ sort: 'joined-asc', limit: '100', cursor: first.nextCursor ?? '' })
  expect([...first.items, ...others.items].map(({ id }) => id)).toEqual(newestFirst.reverse())
  expect(call.query.safeParse({ sort: 'credits-desc' }).success).toBe(false)
})
