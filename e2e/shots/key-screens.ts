import type { ApiKey } from '@easel/contract/keys'
import type { Page } from 'playwright-core'
import type { Screen } from './screens.ts'

const KEY: ApiKey = {
  id: '01939d2a-0000-7000-8000-0000000000b1',
  prefix: 'sk-Qm7xZp',
  channelId: '01939d2a-0000-7000-8000-0000000000b2',
  name: 'night-shift-2',
  scopes: ['draw', 'read'],
  expiresAt: null,
  dailyCredits: 400,
  totalCredits: 20_000,
  addresses: [],
  asks: false,
  stopped: null,
  creditsToday: 36,
  creditsInAll: 1340,
  createdAt: '2026-01-05T08:12:00.000Z',
  lastUsedAt: '2026-01-20T08:12:00.000Z',
}
/** Whoever looks for keys in the repository finds none. */
const CALLBACK_SECRET = `whsec_${'Qm7xZp3vT9aL'.repeat(3)}=`
const SECRET = ['sk-', 'Qm7xZp3vT9aLw2Rk8bYc5NdE1fGh4JsU6iOo0MqVtXzBnKpA'].join('')

/** A long name, and each reason why a key does not work. */
const KEYS: ApiKey[] = [
  KEY,
  {
    ...KEY,
    id: '01939d2a-0000-7000-8000-0000000000b3',
    name: 'chatgpt-web-midjourney-proxy-on-the-tablet-in-the-kitchen',
    scopes: ['read'],
    dailyCredits: null,
    totalCredits: null,
    creditsToday: 0,
    creditsInAll: 0,
    lastUsedAt: null,
  },
  { ...KEY, id: '01939d2a-0000-7000-8000-0000000000b4', name: 'n8n', stopped: 'spent', creditsToday: 400 },
  { ...KEY, id: '01939d2a-0000-7000-8000-0000000000b5', name: 'LobeChat', stopped: 'channel_gone' },
  {
    ...KEY,
    id: '01939d2a-0000-7000-8000-0000000000b6',
    name: 'Open WebUI',
    stopped: 'expired',
    expiresAt: '2026-01-21T15:59:59.000Z',
  },
]
const DAYS = Array.from({ length: 12 }, (_, at) => ({
  day: `2026-01-${String(20 - at).padStart(2, '0')}`,
  calls: 1200 - at * 97,
  tasks: 40 - at,
  credits: 160 - at * 4,
}))

const fine = (data: unknown) => ({ json: { code: 200, message: '', data, success: true } })

const showList =
  (keys: ApiKey[], isOpen = true) =>
  (page: Page) =>
    page.route('**/api/home/keys', (route) =>
      route.fulfill(
        fine(
          route.request().method() === 'POST'
            ? { ...KEY, key: SECRET, callbackSecret: CALLBACK_SECRET }
            : { keys, url: 'https://draw.example', isOpen },
        ),
      ),
    )

async function showUses(page: Page): Promise<void> {
  await showList(KEYS)(page)
  await page.route('**/api/home/key/*/uses', (route) => route.fulfill(fine({ days: DAYS })))
}

const showPanel = (page: Page) => page.locator('dialog [role=tabpanel] li').first().waitFor()
/** Of the first key: uses, change, rotate, revoke. */
const act = (at: number) => async (page: Page) => {
  await showPanel(page)
  await page.locator('dialog [role=tabpanel] li').first().getByRole('button').nth(at).click()
}
const startMaking = (page: Page) => page.locator('dialog [role=tabpanel] button[data-variant=primary]').click()

async function writeWrongly(page: Page): Promise<void> {
  await startMaking(page)
  await page.locator('dialog summary').click()
  await page.locator('dialog input[inputmode=numeric]').first().fill('-5')
  await page.locator('dialog [type=submit]').click()
  await page.locator('dialog [role=alert]').first().waitFor()
}

async function make(page: Page): Promise<void> {
  await startMaking(page)
  await page.locator('dialog form input').first().fill('脚本')
  await page.locator('dialog [type=submit]').click()
  await page.locator('dialog input[readonly]').first().waitFor()
}

const showPersons = (page: Page) =>
  page.route('**/api/admin/users/*/keys', (route) => route.fulfill(fine({ keys: KEYS })))

async function openPersons(page: Page): Promise<void> {
  await page.locator('tbody button').first().click()
  await page.locator('dialog [aria-expanded]:not([aria-haspopup])').last().click()
  await page.locator('dialog table').waitFor()
}

const path = '/draw?settings=keys'

/** API keys: one's own in the settings, and a person's in the console. */
export const KEY_SCREENS: Screen[] = [
  { name: 'api-keys-empty', path, who: 'newcomer' },
  { name: 'api-keys', path, who: 'newcomer', before: showList(KEYS), then: showPanel, height: 1600 },
  { name: 'api-keys-closed', path, who: 'newcomer', before: showList([KEY], false), then: showPanel },
  {
    name: 'api-keys-failed',
    path,
    who: 'newcomer',
    before: (page) => page.route('**/api/home/keys', (route) => route.abort()),
  },
  { name: 'api-keys-make', path, who: 'newcomer', then: startMaking, height: 1000 },
  { name: 'api-keys-wrong', path, who: 'newcomer', then: writeWrongly, height: 1300 },
  { name: 'api-keys-made', path, who: 'newcomer', before: showList([]), then: make, height: 1000 },
  { name: 'api-keys-uses', path, who: 'newcomer', before: showUses, then: act(0) },
  { name: 'api-keys-change', path, who: 'newcomer', before: showList([KEY]), then: act(1), height: 1000 },
  { name: 'api-keys-revoke', path, who: 'newcomer', before: showList([KEY]), then: act(3) },
  { name: 'console-person-keys', path: '/admin/people', who: 'painter', before: showPersons, then: openPersons },
]
