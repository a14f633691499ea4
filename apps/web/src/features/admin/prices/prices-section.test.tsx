import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Rendered } from '../../../testing/render.tsx'
import { FakeCalls, fine } from '../../channel/testing/fake-calls.ts'
import { button, click, submit, toasts, write } from '../../channel/testing/page.tsx'
import { openSection } from '../testing/open-section.tsx'
import { ENGINE } from '../testing/seed.ts'
import { ACTS } from './rules.ts'
import { PricesSection } from './prices-section.tsx'
import { usePricesDraft } from './store.ts'

const READ = 'GET /api/admin/prices'
const SAVE = 'PUT /api/admin/prices'
const first = Object.fromEntries(ACTS.map((act) => [act, { FAST: 4, TURBO: 8, RELAX: 0 }]))
const PRICES = { priceList: 3, acts: first, engines: { gone: { PAN: { FAST: 1 } } }, first }

let server: FakeCalls
let page: Rendered

beforeEach(async () => {
  usePricesDraft.setState({ draft: {} })
  server = new FakeCalls()
  server.install()
  server.on(READ, fine(PRICES))
  server.on('GET /api/admin/engines', fine([ENGINE, { ...ENGINE, id: 'comfy' }]))
  server.on(SAVE, fine({ ...PRICES, priceList: 4 }))
  page = await openSection(<PricesSection />, '/admin/prices')
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

const cell = (label: string) => page.root.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
const save = () => submit(page.root.querySelector('form'))
const bodies = () => server.of(SAVE).map(({ body }) => body as typeof PRICES)
const choose = (engine: string) => write(page.root.querySelector('select'), engine)

test('what is typed is saved over the list that was read; nothing typed saves nothing', async () => {
  await save()
  expect(bodies()).toEqual([])
  await write(cell('绘制，极速'), '１２')
  await save()
  expect(bodies()).toMatchObject([{ priceList: 3, acts: { IMAGINE: { FAST: 4, TURBO: 12, RELAX: 0 } }, engines: {} }])
  expect(toasts()).toEqual(['修改成功'])
})

test('an engine says only what differs; the rest shows what it costs everywhere', async () => {
  await choose('comfy')
  expect([cell('平移，快速')?.value, cell('平移，快速')?.placeholder]).toEqual(['', '4'])
  await write(cell('平移，快速'), '9')
  await save()
  expect(bodies()).toMatchObject([{ engines: { comfy: { PAN: { FAST: 9 } } } }])
  expect(bodies()[0]?.engines.gone).toBeUndefined()
})

test('what is refused stands at its cell, in the table of its engine', async () => {
  const fields = { 'engines.comfy.PAN.FAST': '必须是整数' }
  const data = { reason: 'invalid_input', fields }
  server.on(SAVE, () => Response.json({ code: 400, message: '', data, success: false }))
  await choose('comfy')
  await write(cell('平移，快速'), 'x')
  await choose('')
  await save()
  expect(cell('平移，快速')?.value).toBe('x')
  expect(cell('平移，快速')?.getAttribute('aria-invalid')).toBe('true')
  expect(page.root.textContent).toContain('必须是整数')
})

test('what stood there at first can be had back', async () => {
  await write(cell('绘制，快速'), '77')
  await click(button('填入默认价格'))
  await save()
  expect(bodies()).toEqual([])
})
