import type { Delivery, Webhook } from '@easel/contract/webhooks'
import type { Page } from 'playwright-core'
import type { Screen } from './screens.ts'

const HOOK: Webhook = {
  id: '01939d2a-0000-7000-8000-0000000000c1',
  url: 'https://n8n.example/webhook/7f3c1d2e-drawings-of-the-night-shift',
  events: ['task.ended', 'credits.low', 'order.paid'],
  creditsUnder: 100,
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  formerUntil: null,
  stopped: null,
  failingSince: null,
  createdAt: '2026-01-05T08:12:00.000Z',
}
const WEBHOOKS: Webhook[] = [
  HOOK,
  { ...HOOK, id: '01939d2a-0000-7000-8000-0000000000c2', url: 'https://me.example/hook', stopped: 'chosen' },
  {
    ...HOOK,
    id: '01939d2a-0000-7000-8000-0000000000c3',
    url: 'https://gone.example/hook',
    stopped: 'failing',
    failingSince: '2026-01-17T08:12:00.000Z',
  },
]
const DELIVERY: Delivery = {
  id: '01939d2a-0000-7000-8000-0000000000c4',
  event: 'task.ended',
  state: 'delivered',
  createdAt: '2026-01-20T08:12:00.000Z',
  tries: 1,
  triedAt: '2026-01-20T08:12:01.000Z',
  nextTryAt: null,
  status: 200,
  answer: '{"ok":true}',
  tookMs: 184,
}
const DELIVERIES: Delivery[] = [
  DELIVERY,
  {
    ...DELIVERY,
    id: '01939d2a-0000-7000-8000-0000000000c5',
    event: 'test',
    state: 'given_up',
    tries: 8,
    status: 502,
    answer: '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>',
  },
]

const fine = (data: unknown) => ({ json: { code: 200, message: '', data, success: true } })

async function show(page: Page): Promise<void> {
  await page.route('**/api/home/webhooks', (route) => route.fulfill(fine({ webhooks: WEBHOOKS })))
  await page.route('**/api/home/webhook/*/deliveries', (route) => route.fulfill(fine({ deliveries: DELIVERIES })))
}

const panel = (page: Page) => page.locator('dialog [role=tabpanel]')
const awaitRows = (page: Page) => panel(page).locator('li').first().waitFor()
const add = (page: Page) => panel(page).locator('button[data-variant=primary]').click()

async function addWrongly(page: Page): Promise<void> {
  await add(page)
  await page.locator('dialog [type=checkbox]').nth(1).click()
  await page.locator('dialog [type=submit]').click()
  await page.locator('dialog [role=alert]').first().waitFor()
}

async function openDetails(page: Page): Promise<void> {
  await panel(page).locator('li button').first().click()
  await awaitRows(page)
}

const cut = (page: Page) => page.route('**/api/home/webhooks', (route) => route.abort())

const path = '/draw?settings=webhooks'

/** Webhooks in the settings. */
export const WEBHOOK_SCREENS: Screen[] = [
  { name: 'webhooks-empty', path, who: 'newcomer' },
  { name: 'webhooks', path, who: 'newcomer', before: show, then: awaitRows, height: 1000 },
  { name: 'webhooks-failed', path, who: 'newcomer', before: cut },
  { name: 'webhooks-wrong', path, who: 'newcomer', then: addWrongly, height: 1000 },
  { name: 'webhooks-details', path, who: 'newcomer', before: show, then: openDetails, height: 1200 },
]
