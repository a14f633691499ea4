import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { FakeCalls, fine, refused, unreachable } from '../../channel/testing/fake-calls.ts'
import { button, click, hasButton, toasts, write } from '../../channel/testing/page.tsx'
import type { Rendered } from '../../../testing/render.tsx'
import { answerButton, field, openSection, question } from '../testing/open-section.tsx'
import { PACK, PERSON, PLAN } from '../testing/seed.ts'
import { PersonDialog } from './person-dialog.tsx'

standInPopovers()

const PRODUCTS = 'GET /api/admin/products'
const GIVE = `POST /api/admin/users/${PERSON.id}/plan`
const END = `POST /api/admin/users/${PERSON.id}/plan/end`
const WITH_PLAN = { ...PERSON, plan: { productId: PLAN.id, title: '月度套餐', endsAt: '2026-12-20T08:12:00.000Z' } }

let server: FakeCalls
let page: Rendered

beforeEach(() => {
  server = new FakeCalls()
  server.install()
  server.on(PRODUCTS, fine([PACK, PLAN]))
  server.on(GIVE, fine({ endsAt: '2027-11-20T08:12:00.000Z' }))
  server.on(END, fine(null))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

const open = async (person = PERSON) => {
  page = await openSection(<PersonDialog person={person} onClose={() => undefined} />, '/admin/people')
}
const reason = () => page.root.querySelectorAll('dialog section')[1]?.querySelector('input') ?? null
const bodies = (call: string) => server.of(call).map(({ body }) => body)

test('a plan is given for one of its periods with a reason, and packs are none', async () => {
  await open()
  expect([...(field('方案')?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '月度套餐',
  ])
  await write(field('周期'), 'Year')
  await write(reason(), ' 补偿 ')
  await click(button('赠送方案'))
  expect(bodies(GIVE)).toEqual([{ productId: PLAN.id, period: 'Year', reason: '补偿' }])
  expect(toasts()[0]).toContain('方案有效至 2027')
  expect(reason()?.value).toBe('')
})

test('a reason is wanted, and a second try of the same wish gives nothing twice', async () => {
  server.on(GIVE, unreachable)
  await open()
  await click(button('赠送方案'))
  expect(page.root.querySelector('dialog')?.textContent).toContain('请填写原因')
  await write(reason(), '补偿')
  await click(button('赠送方案'))
  await click(button('赠送方案'))
  const [first, second] = server.of(GIVE)
  expect([first?.key, server.of(GIVE).length]).toEqual([second?.key, 2])
})

test('the plan that runs is ended after a question that names it, with a reason', async () => {
  await open(WITH_PLAN)
  expect(page.root.querySelector('dl')?.textContent).toContain('月度套餐 · 至')
  expect(button('结束方案').disabled).toBe(true)
  await write(reason(), '误发')
  await click(button('结束方案'))
  expect(question()).toContain('结束 林小满 的“月度套餐”')
  expect(bodies(END)).toEqual([])
  await click(answerButton('结束方案'))
  expect(bodies(END)).toEqual([{ productId: PLAN.id, reason: '误发' }])
  expect(toasts()).toEqual(['方案已结束'])
})

test('who has no plan has none to end, and what is refused is said', async () => {
  server.on(GIVE, refused('unavailable', 503, '稍后再试'))
  await open()
  expect(hasButton('结束方案')).toBe(false)
  await write(reason(), '补偿')
  await click(button('赠送方案'))
  expect(page.root.querySelector('dialog')?.textContent).toContain('稍后再试')
})
