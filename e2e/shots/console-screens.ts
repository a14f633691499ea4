import type { Page } from 'playwright-core'
import type { Screen } from './screens.ts'

const openRow = (page: Page) => page.locator('tbody button').first().click()
const openPaid = (page: Page) => page.locator('tbody button').last().click()

const openColumns = (page: Page) => page.locator('main [aria-haspopup=dialog]').first().click()

/** Screens for administrators. */
export const CONSOLE_SCREENS: Screen[] = [
  { name: 'console-overview', path: '/admin', who: 'painter' },
  {
    name: 'console-overview-failed',
    path: '/admin',
    who: 'painter',
    before: (page) => page.route('**/api/admin/overview*', (route) => route.abort()),
  },
  {
    name: 'console-overview-needs',
    path: '/admin',
    who: 'painter',
    before: (page) =>
      page.route('**/api/admin/attention', async (route) => {
        const answer = await (await route.fetch()).json()
        const needs = {
          openDoubts: 2,
          stuckRefunds: 1,
          engines: { on: 2, setAside: 1, isPainterAlone: false },
          damagedPictures: 3,
        }
        const failing = [{ service: 'sms', failures: 4 }]
        await route.fulfill({ json: { ...answer, data: { ...answer.data, ...needs, failing } } })
      }),
  },
  {
    name: 'console-overview-processes',
    path: '/admin',
    who: 'painter',
    height: 1400,
    before: (page) =>
      page.route('**/api/admin/processes', async (route) => {
        const answer = await (await route.fetch()).json()
        const [own] = answer.data
        const id = own.id.slice(0, -1)
        const ofWorker = { role: 'worker', host: 'painter-1', version: '0.0.9', engines: ['painter'] }
        const rows = [
          { ...own, id: `${id}1`, host: 'web-1', role: 'web' },
          { ...own, id: `${id}2`, ...ofWorker },
          { ...own, id: `${id}3`, ...ofWorker, host: 'painter-2', state: 'silent' },
        ]
        await route.fulfill({ json: { ...answer, data: rows } })
      }),
  },
  { name: 'console-tasks', path: '/admin/tasks', who: 'painter' },
  { name: 'console-tasks-cancel', path: '/admin/tasks?status=MODAL', who: 'painter', then: openRow },
  { name: 'console-tasks-none', path: '/admin/tasks?text=nothing-like-this', who: 'painter' },
  { name: 'console-company', path: '/admin/company', who: 'painter', height: 2400 },
  { name: 'console-prices', path: '/admin/prices', who: 'painter', height: 1000 },
  { name: 'console-money', path: '/admin/money', who: 'painter' },
  { name: 'console-products', path: '/admin/products', who: 'painter' },
  { name: 'console-product-new', path: '/admin/products/new', who: 'painter', height: 2000 },
  {
    name: 'console-product-wrong',
    path: '/admin/products/new',
    who: 'painter',
    height: 2000,
    then: async (page) => {
      await page.locator('form input:not([type])').first().fill('x')
      await page.locator('form footer button').last().click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  { name: 'console-codes', path: '/admin/codes', who: 'painter' },
  { name: 'console-codes-revoke', path: '/admin/codes', who: 'painter', then: openRow },
  { name: 'console-orders', path: '/admin/orders', who: 'painter' },
  { name: 'console-orders-columns', path: '/admin/orders?sort=amount-asc', who: 'painter', then: openColumns },
  { name: 'console-order', path: '/admin/orders', who: 'painter', then: openRow },
  { name: 'console-order-paid', path: '/admin/orders', who: 'painter', then: openPaid },
  { name: 'console-people', path: '/admin/people', who: 'painter' },
  { name: 'console-person', path: '/admin/people', who: 'painter', then: openRow },
  { name: 'console-channels', path: '/admin/channels', who: 'painter' },
  { name: 'console-channel-delete', path: '/admin/channels', who: 'painter', then: openRow },
  { name: 'console-channels-none', path: '/admin/channels?text=nothing-like-this', who: 'painter' },
  { name: 'console-words', path: '/admin/words', who: 'painter' },
  { name: 'console-audit', path: '/admin/audit-log', who: 'painter' },
  {
    name: 'console-failed',
    path: '/admin/orders',
    who: 'painter',
    before: (page) => page.route('**/api/admin/**', (route) => route.abort()),
  },
  { name: 'console-none', path: '/admin/orders?text=nothing-like-this', who: 'painter' },
]
