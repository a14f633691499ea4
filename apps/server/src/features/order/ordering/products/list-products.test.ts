import { listProducts, type Product } from '@easel/contract/order-acts'
import { beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../testing/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})

async function ask(language: string): Promise<Product[]> {
  const { data } = await server.call(listProducts, { headers: { 'accept-language': language } })
  return listProducts.data.parse(data)
}

test('anybody reads what is on sale, in the order that the operator gave it', async () => {
  const products = await ask('en-US')
  expect(products.map(({ title, kind }) => [title, kind])).toEqual([
    ['Day pass', 'plan'],
    ['Month', 'plan'],
    ['Year', 'plan'],
    ['200 credits', 'credits'],
    ['1,000 credits', 'credits'],
  ])
  expect(products[1]).toMatchObject({
    recommended: true,
    relax: true,
    prices: [{ period: 'Month', amount: 6_900, currency: 'CNY' }],
  })
})

test.each([
  ['zh-CN', '月度会员', '可同时绘制 5 个任务'],
  ['zh-TW', '月費會員', '可同時繪製 5 個任務'],
  ['en-US', 'Month', '5 tasks at the same time'],
])('in %s its words are of that language', async (language, title, feature) => {
  const month = (await ask(language))[1]
  expect([month?.title, month?.features[0]]).toEqual([title, feature])
})

test('what is not on sale is not listed, and another order is followed at once', async () => {
  const { db } = server.deps
  await db.updateTable('products').set({ on_sale: false }).where('slug', '=', 'day-pass').execute()
  await db.updateTable('products').set({ position: -1 }).where('slug', '=', 'year').execute()
  expect((await ask('en-US')).map(({ title }) => title)).toEqual(['Year', 'Month', '200 credits', '1,000 credits'])
})
