import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { FakeCalls, fine, held, refused, unreachable } from '../../channel/testing/fake-calls.ts'
import { button, click, hasButton, submit, toasts, write } from '../../channel/testing/page.tsx'
import { eventually } from '../../../testing/eventually.ts'
import type { Rendered } from '../../../testing/render.tsx'
import { answerButton, field, openSection, problemOf, question } from '../testing/open-section.tsx'
import { BATCH, PACK, pageOf, PLAN } from '../testing/seed.ts'
import { CodesSection } from './codes-section.tsx'
import { closeNewCodes } from './store.ts'

standInPopovers()

const LIST = 'GET /api/admin/redeem-codes'
const MAKE = 'POST /api/admin/redeem-codes'
const CODES = ['7K3M-9XQ2-VB4T-0001', '7K3M-9XQ2-VB4T-0002']

let server: FakeCalls
let page: Rendered

beforeEach(async () => {
  closeNewCodes()
  server = new FakeCalls()
  server.install()
  server.on(LIST, fine(pageOf([])))
  server.on('GET /api/admin/products', fine([PLAN, PACK]))
  server.on(MAKE, fine({ batch: BATCH, codes: CODES }))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

async function open(): Promise<void> {
  page = await openSection(<CodesSection />, '/admin/codes')
}

const make = () => submit(page.root.querySelector('form'))
const shown = () => page.root.querySelector('textarea')?.value

async function makeBatch(): Promise<void> {
  await open()
  await click(button('生成兑换码'))
  await make()
}

test('a batch is made for what was chosen, and its codes are shown with a warning', async () => {
  await makeBatch()
  expect(server.of(MAKE)[0]?.body).toEqual({ productId: PLAN.id, period: 'Month', count: 10, maxUses: 1 })
  expect(shown()).toBe(CODES.join('\n'))
  expect(page.root.textContent).toContain('收起后再也无法显示这些兑换码')
})

test('the codes stay while one is elsewhere, and go only after a question when nobody took them', async () => {
  await makeBatch()
  await page.unmount()
  await open()
  expect(shown()).toBe(CODES.join('\n'))
  await click(button('收起'))
  expect(question()).toContain('还没有复制或下载')
  await click(answerButton('收起'))
  expect(shown()).toBeUndefined()
})

test('codes that were downloaded are put away without a question', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:codes', revokeObjectURL: () => {} }))
  await makeBatch()
  await click(button('下载 CSV'))
  await click(button('收起'))
  expect(shown()).toBeUndefined()
})

test('what is wrong stands at its field', async () => {
  await open()
  await click(button('生成兑换码'))
  await write(field('数量'), 'ten')
  await make()
  expect(problemOf('数量')).toContain('请填写整数')
  expect(server.of(MAKE)).toEqual([])
})

test('a try after a lost answer is the same wish, and what was lost is said', async () => {
  server.on(MAKE, unreachable)
  await makeBatch()
  server.on(MAKE, refused('conflict'))
  await make()
  await make()
  const [first, second, third] = server.of(MAKE).map(({ key }) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(page.root.textContent).toContain('撤销后重新生成')
})

test('a batch is revoked once its name is typed below what becomes void', async () => {
  server.on(LIST, fine(pageOf([BATCH])))
  server.on(`${MAKE}/${BATCH.id}/revoke`, fine({ ...BATCH, revokedAt: BATCH.createdAt }))
  await open()
  expect(page.root.querySelector('tbody')?.textContent).toContain('37 / 200')
  button('撤销').focus()
  await click(button('撤销'))
  const form = page.root.querySelector<HTMLFormElement>('dialog form')
  expect(form?.textContent).toContain('剩余的 163 次')
  await write(field('输入“月度套餐 · 月”以确认'), '月度套餐')
  await submit(form)
  expect(server.of(`${MAKE}/${BATCH.id}/revoke`)).toEqual([])
  await write(field('输入“月度套餐 · 月”以确认'), '月度套餐 ·  月')
  server.on(LIST, fine(pageOf([{ ...BATCH, revokedAt: BATCH.createdAt }])))
  await submit(form)
  expect(server.of(`${MAKE}/${BATCH.id}/revoke`)).toHaveLength(1)
  expect(toasts()).toEqual(['已撤销'])
  expect(hasButton('撤销')).toBe(false)
  expect(document.activeElement?.closest('tr')).toBe(page.root.querySelector('tbody tr'))
})

test('codes that arrive when one is elsewhere are still shown, and closing the window asks first', async () => {
  const late = held(fine({ batch: BATCH, codes: CODES }))
  server.on(MAKE, late.answer)
  await makeBatch()
  await page.unmount()
  late.release()
  await eventually(() => expect(isClosingAsked()).toBe(true))
  await open()
  expect(shown()).toBe(CODES.join('\n'))
  closeNewCodes()
  expect(isClosingAsked()).toBe(false)
})

function isClosingAsked(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
