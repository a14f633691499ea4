import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCalls, fine, refused, unreachable } from '../../channel/testing/fake-calls.ts'
import { button, click, submit, toasts, write } from '../../channel/testing/page.tsx'
import type { Rendered } from '../../../testing/render.tsx'
import { field, openSection, problemOf } from '../testing/open-section.tsx'
import { PACK, PLAN } from '../testing/seed.ts'
import { ProductsSection } from './products-section.tsx'
import { useProductDrafts } from './store.ts'

const LIST = 'GET /api/admin/products'

let server: FakeCalls
let page: Rendered

beforeEach(() => {
  useProductDrafts.setState({}, true)
  server = new FakeCalls()
  server.install()
  server.on(LIST, fine([PACK, PLAN]))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

async function open(productId?: string): Promise<void> {
  page = await openSection(<ProductsSection productId={productId} />, '/admin/products')
}

const language = (at: number) =>
  page.root.querySelectorAll<HTMLElement>('input[value="zh-CN"], input[value="zh-TW"], input[value="en-US"]')[at] ??
  page.root
const save = () => submit(page.root.querySelector('form'))
const sent = (start: string) => server.of(start).map(({ body }) => body)

test('products stand in the order in which people see them, with their prices', async () => {
  await open()
  const rows = [...page.root.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain('月度套餐')
  expect(rows[0]).toContain('¥49.00 / 月')
  expect(rows[1]).toContain('¥19.90')
})

test('of a changed product only what differs is sent, in minor units', async () => {
  server.on('PUT', fine({ ...PLAN, credits: 10 }))
  await open(PLAN.id)
  await write(field('每月'), '19.99')
  await save()
  expect(sent('PUT')).toEqual([
    {
      prices: [
        { period: 'Month', amount: 1999, currency: 'CNY' },
        { period: 'Year', amount: 49_900, currency: 'CNY' },
      ],
    },
  ])
  expect(toasts()).toEqual(['修改成功'])
})

test('a wrong price is told at its field and nothing is sent', async () => {
  await open(PLAN.id)
  await write(field('每年'), '1.005')
  await save()
  expect(problemOf('每年')).toContain('请填写大于 0 的金额')
  expect(document.activeElement).toBe(field('每年'))
  expect(sent('PUT')).toEqual([])
})

test('languages without a name are marked, the first of them is shown, and its name has the focus', async () => {
  await open(PLAN.id)
  await click(language(1))
  await write(field('名称'), ' ')
  await click(language(0))
  await save()
  expect(problemOf('名称 · 繁體中文')).toContain('请填写名称')
  expect(document.activeElement).toBe(field('名称 · 繁體中文'))
  expect(page.root.textContent).toContain('繁體中文 ✕')
  expect(page.root.textContent).toContain('还缺名称：繁體中文')
  expect(sent('PUT')).toEqual([])
  await write(field('名称'), '月度套餐')
  expect(page.root.textContent).not.toContain('还缺名称')
})

test('what the server refuses stands at its field, in the language that it is about', async () => {
  const answer = { code: 400, message: '', success: false }
  const fields = { 'title.en-US': '最多 60 个字符', 'prices.1.amount': '太贵' }
  server.on('PUT', () => Response.json({ ...answer, data: { reason: 'invalid_input', fields } }))
  await open(PLAN.id)
  await write(field('点数'), '7')
  await save()
  expect(problemOf('名称 · English')).toContain('最多 60 个字符')
  expect(problemOf('每年')).toContain('太贵')
})

test('what is being typed is still there when one comes back', async () => {
  await open(PLAN.id)
  await write(field('点数'), '7')
  await page.unmount()
  expect(toasts()).toEqual(['修改还没有保存，仍在管理页等你'])
  await open(PLAN.id)
  expect(field('点数')?.value).toBe('7')
  await click(button('放弃修改'))
  expect(field('点数')?.value).toBe('2000')
})

test('a new pack is sent as a whole and leads back to the list', async () => {
  server.on('POST', fine(PACK))
  await open('new')
  await click(page.root.querySelectorAll<HTMLElement>('input[type=radio]')[1] ?? page.root)
  for (const [at, name] of ['小包', '小包', 'Small pack'].entries()) {
    await click(language(at))
    await write(field('名称'), name)
  }
  await write(field('一次性'), '5')
  await write(field('点数'), '100')
  await save()
  expect(sent('POST')).toMatchObject([
    {
      kind: 'credits',
      title: { 'zh-CN': '小包', 'zh-TW': '小包', 'en-US': 'Small pack' },
      credits: 100,
      prices: [{ period: null, amount: 500, currency: 'CNY' }],
    },
  ])
  expect(location.pathname).toBe('/admin/products')
})

test('a list that cannot be had says so and can be asked for again', async () => {
  server.on(LIST, unreachable)
  await open()
  expect(page.root.querySelector('[role=alert]')?.textContent).toContain('无法加载')
  server.on(LIST, fine([]))
  await click(button('重试'))
  expect(page.root.textContent).toContain('还没有商品')
})

test('a refusal that is about no field stands beside the button', async () => {
  server.on('PUT', refused('unavailable', 503, '稍后再试'))
  await open(PLAN.id)
  await write(field('点数'), '7')
  await save()
  expect(page.root.querySelector('footer')?.textContent).toContain('稍后再试')
})
