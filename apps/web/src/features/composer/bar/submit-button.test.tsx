import { afterEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../../i18n/text.ts'
import { COMPANY, USER } from '../../../testing/fake-server.ts'
import { makeClient, render, settle } from '../../../testing/render.tsx'
import { sessionQuery } from '../../account/api.ts'
import { companyQuery } from '../../company/api.ts'
import { productsQuery } from '../../order/choose/api.ts'
import { MONTH, PACK } from '../../order/testing/seed.ts'
import type { ComposerDraft } from '../draft/rules.ts'
import { parseText } from '../draft/rules.ts'
import { QuoteLine } from './quote-line.tsx'
import { SubmitButton } from './submit-button.tsx'

const QUOTE = { count: 1, cost: 4, priceList: 0, queueAhead: 0, waitsForOwn: false, etaSeconds: null, problems: [] }
const DRAFTED: ComposerDraft = {
  parsed: parseText('a red fox', false),
  tool: null,
  pictures: [],
  dimensions: 'SQUARE',
  botType: 'MID_JOURNEY',
}

test('the button says that it only stands in line while the plan lets no more run, and can be pressed all the same', async () => {
  await loadLanguage('zh-CN')
  const { root, unmount } = await render(<SubmitButton drafted={DRAFTED} quote={QUOTE} />, makeClient())
  const button = () => root.querySelector('button')
  expect(button()?.textContent).toBe('绘制')
  await unmount()

  const full = await render(<SubmitButton drafted={DRAFTED} quote={{ ...QUOTE, waitsForOwn: true }} />, makeClient())
  expect(full.root.querySelector('button')?.textContent).toBe('排队')
  expect(full.root.querySelector('button')?.getAttribute('aria-disabled')).toBe('false')
  await full.unmount()
})

afterEach(() => void vi.unstubAllGlobals())

const POOR = { ...QUOTE, problems: [{ at: '', reason: 'insufficient_credits', message: '点数不足' }] }

async function drawPoor(payChannels: string[]) {
  await loadLanguage('zh-CN')
  const products = { code: 200, message: '', data: [MONTH, PACK], success: true }
  vi.stubGlobal('fetch', async () => Response.json(products))
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: { ...USER, credits: 2 } })
  client.setQueryData(companyQuery.queryKey, { ...COMPANY, payChannels })
  client.setQueryData(productsQuery.queryKey, [MONTH, PACK])
  const parts = (
    <>
      <QuoteLine quote={POOR} />
      <SubmitButton drafted={DRAFTED} quote={POOR} />
    </>
  )
  const drawn = await render(parts, client)
  await settle()
  return { ...drawn, button: drawn.root.querySelector('button') }
}

test('who lacks credits hears how many, and the smallest pack is a press away', async () => {
  history.replaceState(null, '', '/draw')
  const { root, button, unmount } = await drawPoor(['sandbox'])
  expect(root.textContent).toBe('4 点 · 还差 2 点购买 200 点')
  button?.click()
  await settle()
  expect(new URLSearchParams(location.search).get('subscribe')).toBe(`product-${PACK.id}`)
  await unmount()
})

test('where nothing can be bought the button says that credits lack', async () => {
  const { button, unmount } = await drawPoor([])
  expect(button?.textContent).toBe('点数不足')
  await unmount()
})
