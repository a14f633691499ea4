import type { Delivery, Webhook } from '@easel/contract/webhooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWebhookWords } from '../../i18n/webhook-words.ts'
import { standInPopovers } from '../../ui/testing/stand-in-popover.ts'
import type { Rendered } from '../../testing/render.tsx'
import { channelId as idOf, FakeCalls, fine, unreachable } from '../channel/testing/fake-calls.ts'
import { button, click, openPage, submit, write } from '../channel/testing/page.tsx'
import { WebhookSettings } from './webhook-settings.tsx'

standInPopovers()

const LIST = 'GET /api/home/webhooks'
const HOOK: Webhook = {
  id: idOf(7),
  url: 'https://me.example/hook',
  events: ['task.ended'],
  creditsUnder: null,
  secret: 'whsec_c2VjcmV0',
  formerUntil: null,
  stopped: null,
  failingSince: null,
  createdAt: '2026-11-20T08:12:00.000Z',
}
const OWN = `/api/home/webhook/${HOOK.id}`
const DELIVERY: Delivery = {
  id: idOf(8),
  event: 'test',
  state: 'delivered',
  createdAt: '2026-11-20T08:12:00.000Z',
  tries: 1,
  triedAt: '2026-11-20T08:12:01.000Z',
  nextTryAt: null,
  status: 204,
  answer: null,
  tookMs: 1234,
}

let server: FakeCalls
let page: Rendered

beforeEach(async () => {
  server = new FakeCalls()
  server.install()
  await loadWebhookWords()
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

async function open(webhooks: Webhook[]): Promise<void> {
  server.on(LIST, fine({ webhooks }))
  server.on(`GET ${OWN}/deliveries`, fine({ deliveries: [] }))
  page = await openPage(<WebhookSettings />, [])
}

const text = () => page.root.textContent ?? ''
const form = () => page.root.querySelector('form')
const pressYes = async () => {
  const [, yes] = document.querySelectorAll<HTMLButtonElement>('[popover] button')
  await click(yes ?? page.root)
}

test('an address is told of what was chosen, and its secret is shown', async () => {
  server.on('POST /api/home/webhooks', fine({ ...HOOK, events: ['task.ended', 'credits.low'], creditsUnder: 50 }))
  await open([])
  expect(text()).toContain('Standard Webhooks')
  await click(button('添加 Webhook'))
  await write(form()?.querySelector('input') ?? null, ` ${HOOK.url} `)
  await click(form()?.querySelectorAll<HTMLElement>('[type=checkbox]')[1] ?? page.root)
  await submit(form())
  expect(text()).toContain('请填写大于 0 的整数')
  expect(server.of('POST')).toEqual([])
  await write(form()?.querySelector('[inputmode=numeric]') ?? null, '50')
  await submit(form())
  expect(server.of('POST')[0]?.body).toEqual({ url: HOOK.url, events: ['task.ended', 'credits.low'], creditsUnder: 50 })
  expect(page.root.querySelector<HTMLInputElement>('input[readonly]')?.value).toBe(HOOK.secret)
})

test('a test is sent, and its answer is among the deliveries', async () => {
  await open([HOOK])
  await click(button(`${HOOK.url} 的详情`))
  expect(text()).toContain('还没有通知过')
  server.on(`GET ${OWN}/deliveries`, fine({ deliveries: [DELIVERY] }))
  server.on(`POST ${OWN}/test`, fine(DELIVERY))
  await click(button('发送测试'))
  expect(text()).toMatch(/测试已送达.*1 次 · HTTP 204 · 1,234 ms/)
})

test('one that was switched off because it failed is marked, and switched on again', async () => {
  await open([{ ...HOOK, stopped: 'failing', failingSince: '2026-11-17T08:12:00.000Z' }])
  server.on(`PUT ${OWN}`, fine(HOOK))
  expect(text()).toMatch(/一直失败，已停用.*起每次都失败/)
  await click(button(`开启 ${HOOK.url}`))
  expect(server.of('PUT')[0]?.body).toEqual({ isOn: true })
  expect(text()).not.toContain('已停用')
})

test('a webhook is removed once that was confirmed', async () => {
  await open([HOOK])
  await click(button(`删除 ${HOOK.url}`))
  expect(server.of('DELETE')).toEqual([])
  await pressYes()
  expect(server.of('DELETE').map(({ call }) => call)).toEqual([`DELETE ${OWN}`])
  expect(document.activeElement).toBe(button('添加 Webhook'))
})

test('webhooks that cannot be had are asked for again', async () => {
  server.on(LIST, unreachable)
  page = await openPage(<WebhookSettings />, [])
  expect(text()).toContain('无法加载 Webhook')
  server.on(LIST, fine({ webhooks: [HOOK] }))
  await click(button('重试'))
  expect(text()).toContain(HOOK.url)
})
