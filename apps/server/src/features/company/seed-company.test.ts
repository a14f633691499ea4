import { readCompany } from '@easel/contract/company'
import { beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts'
import { aMember } from '../../testing/seed.ts'
import { planOf } from './gate.ts'
import { seedCompany } from './seed-company.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})

const readProducts = () => server.deps.db.selectFrom('products').selectAll().orderBy('position').execute()

test('a fresh house has a company, three plans and two packs of credits', async () => {
  expect(await server.call(readCompany)).toMatchObject({
    success: true,
    data: {
      name: 'Easel',
      isShowDiscord: true,
      languages: ['zh-CN', 'zh-TW', 'en-US'],
      loginTypes: ['Password', 'Captcha'],
      gridCost: 4,
    },
  })
  const products = await readProducts()
  expect(products.map(({ kind, concurrency, relax }) => ({ kind, concurrency, relax }))).toEqual([
    { kind: 'plan', concurrency: 3, relax: true },
    { kind: 'plan', concurrency: 5, relax: true },
    { kind: 'plan', concurrency: 8, relax: true },
    { kind: 'credits', concurrency: 1, relax: false },
    { kind: 'credits', concurrency: 1, relax: false },
  ])
  for (const { title, description, features, prices } of products) {
    for (const language of ['zh-CN', 'zh-TW', 'en-US'] as const) {
      expect([title[language], description[language], features[language].join()]).not.toContain('')
    }
    for (const { amount, currency } of prices) expect([Number.isInteger(amount), currency]).toEqual([true, 'CNY'])
  }
})

test('until the operator says what it is, each reader is told so in their own language', async () => {
  const readAs = async (language: string) =>
    (await server.call(readCompany, { headers: { 'accept-language': language } })).data
  expect(await readAs('zh-CN')).toMatchObject({ description: 'AI 绘画：在频道里一起画画' })
  expect(await readAs('zh-TW')).toMatchObject({ description: 'AI 繪畫：在頻道裡一起畫畫' })
  const keywords = 'AI,drawing,Midjourney,niji,text to image'
  expect(await readAs('en-US')).toMatchObject({ description: 'AI drawing: draw together in channels', keywords })

  await server.deps.db.updateTable('companies').set({ description: '一起画' }).execute()
  expect(await readAs('en-US')).toMatchObject({ description: '一起画', keywords })
})

test('seeding again adds nothing and keeps what the operator has changed', async () => {
  const { db } = server.deps
  await db.updateTable('companies').set({ name: '画廊' }).execute()
  await db.updateTable('products').set({ credits: 7 }).where('slug', '=', 'month').execute()
  const before = await readProducts()
  await Promise.all([seedCompany(server.deps), seedCompany(server.deps)])
  expect(await readProducts()).toEqual(before)
  expect(await server.call(readCompany)).toMatchObject({ data: { name: '画廊' } })
})

test('of two plans at the same time the one that allows more counts, while it runs', async () => {
  const { db, clock, newId } = server.deps
  const { userId } = await aMember(server.deps)
  const now = clock.now()
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
  const products = await readProducts()
  const idOf = (slug: string) => products.find((product) => product.slug === slug)?.id ?? ''
  const hold = (slug: string, starts_at: Date, ends_at: Date) =>
    db
      .insertInto('plans')
      .values({
        id: newId(),
        user_id: userId,
        product_id: idOf(slug),
        starts_at,
        ends_at,
        opens_at: starts_at,
        anchor_day: 1,
      })
      .execute()
  expect(await planOf(db, userId, now)).toBeNull()
  await hold('month', hours(-2), hours(9))
  await hold('year', hours(-1), hours(1))
  await hold('day-pass', hours(9), hours(33))
  expect(await planOf(db, userId, now)).toMatchObject({ concurrency: 8, relax: true, endsAt: hours(1) })
  expect(await planOf(db, userId, hours(1))).toMatchObject({ concurrency: 5 })
  expect(await planOf(db, userId, hours(9))).toMatchObject({ concurrency: 3 })
  expect(await planOf(db, userId, hours(33))).toBeNull()
})
