import type { Page } from 'playwright-core'
import { askSingly } from '../ask-singly.ts'
import { CONSOLE_SCREENS } from './console-screens.ts'
import { DRAWING_SCREENS } from './drawing-screens.ts'
import { showEveryState } from './every-state.ts'
import { KEY_SCREENS } from './key-screens.ts'
import { MONEY_SCREENS } from './money-screens.ts'
import { WALKED_SCREENS } from './walked-screens.ts'
import { WEBHOOK_SCREENS } from './webhook-screens.ts'

export interface Screen {
  name: string
  /** `{name}` is replaced by the seeded value of that name. */
  path: string
  /**
   * Viewer: signed out, the administrator with pictures, a buyer, a person who sends first messages, or a new account that must
   * stay unused.
   */
  who: 'nobody' | 'painter' | 'buyer' | 'beginner' | 'newcomer'
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** What `before` intercepts stays intercepted while the page is open. */
  isCut?: true
  /** Runs once the page is loaded. */
  then?: (page: Page) => Promise<void>
  /** Nothing may shift during `then` either. */
  isStill?: true
  /** Window height in CSS px, to fit a long list. */
  height?: number
}

async function cutDrawing(page: Page): Promise<void> {
  await askSingly(page)
  await page.route('**/api/draw/**', (route) => route.abort())
}

const composer = (page: Page) => page.locator('#composer')

async function sendWords(page: Page): Promise<void> {
  await composer(page).fill('a red fox in a snowy forest at sunset --ar 3:2')
  await composer(page).press('Enter')
}

async function sendInVain(page: Page): Promise<void> {
  await sendWords(page)
  await page.getByRole('alert').waitFor()
}

async function sendUnknownFlag(page: Page): Promise<void> {
  await composer(page).fill('a red fox in a snowy forest --foo 3')
  await composer(page).press('Enter')
  await page.getByRole('alert').waitFor()
}

const cutTalk = (page: Page) =>
  page.route('**/api/draw/chat/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))

async function talk(page: Page): Promise<void> {
  await composer(page).fill('/say')
  await composer(page).press('Enter')
  await composer(page).fill('好光，看 https://example.com/light')
  await composer(page).press('Enter')
  await composer(page).fill('and on')
  await composer(page).press('Enter')
}

async function openFirst(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click()
}

/** The panel and its content load on demand. */
async function openMembers(page: Page): Promise<void> {
  await openFirst(page, '#members-button')
  await page.locator('header:has(> h2) + div :is(li, [role=alert])').first().waitFor()
}

const OFFLINE: Pick<Screen, 'who' | 'isCut' | 'before' | 'then' | 'isStill'> = {
  who: 'painter',
  isCut: true,
  before: (page) => page.routeWebSocket(/./, (socket) => socket.close()),
  then: (page) => page.locator('[data-notice=lost]').waitFor(),
  isStill: true,
}

/** Locators avoid translated texts, so that every language can be shown. */
export const SCREENS: Screen[] = [
  { name: 'login', path: '/login', who: 'nobody' },
  { name: 'login-errors', path: '/login', who: 'nobody', then: (page) => openFirst(page, '[type=submit]') },
  { name: 'login-wrong', path: '/login', who: 'nobody', then: signInWrongly },
  { name: 'login-code', path: '/login', who: 'nobody', then: (page) => page.getByRole('tab').nth(1).click() },
  { name: 'login-code-errors', path: '/login', who: 'nobody', then: askWithoutPhone },
  { name: 'login-ended', path: '/login?ended=1', who: 'nobody' },
  { name: 'login-forgot', path: '/login?forgot=1', who: 'nobody' },
  {
    name: 'login-forgot-errors',
    path: '/login?forgot=1',
    who: 'nobody',
    then: (page) => openFirst(page, '[type=submit]'),
  },
  { name: 'appearance', path: '/login', who: 'nobody', then: (page) => openFirst(page, 'button[aria-haspopup]') },
  { name: 'privacy', path: '/privacy-policy', who: 'nobody' },
  { name: 'agreement', path: '/user-agreement', who: 'nobody' },
  { name: 'about', path: '/about', who: 'nobody' },
  { name: 'invite', path: '/invite/none', who: 'nobody' },
  { name: '404', path: '/nothing', who: 'nobody' },
  { name: '500', path: '/500', who: 'nobody' },
  { name: 'empty', path: '/draw', who: 'newcomer' },
  {
    name: 'sending',
    path: '/draw',
    who: 'beginner',
    before: (page) => page.route('**/api/mj/submit/**', () => {}),
    then: sendWords,
  },
  {
    name: 'not-sent',
    path: '/draw',
    who: 'beginner',
    before: (page) => page.route('**/api/mj/submit/**', (route) => route.abort()),
    then: sendInVain,
  },
  { name: 'refused', path: '/draw', who: 'beginner', then: sendUnknownFlag },
  { name: 'states', path: '/draw', who: 'painter', before: showEveryState, height: 3600 },
  { name: 'done', path: '/draw', who: 'painter' },
  { name: 'members', path: '/draw', who: 'painter', then: openMembers },
  {
    name: 'members-failed',
    path: '/draw',
    who: 'painter',
    before: (page) => page.route('**/api/draw/channel/*', (route) => route.abort()),
    then: openMembers,
  },
  { name: 'talking', path: '/draw', who: 'beginner', then: talk },
  { name: 'talk-not-sent', path: '/draw', who: 'beginner', before: cutTalk, then: talk },
  { name: 'clear', path: '/draw?clear=open', who: 'painter' },
  { name: 'writing', path: '/draw', who: 'painter', then: writeLong },
  { name: 'lightbox', path: '/draw/{channel}?image={grid}:1', who: 'painter' },
  { name: 'settings-appearance', path: '/draw?settings=appearance', who: 'newcomer' },
  { name: 'settings-drawing', path: '/draw?settings=drawing', who: 'newcomer' },
  {
    name: 'settings-drawing-failed',
    path: '/draw?settings=drawing',
    who: 'newcomer',
    before: (page) => page.route('**/api/draw/settings/**', (route) => route.abort()),
  },
  { name: 'settings-notification', path: '/draw?settings=notification', who: 'newcomer' },
  { name: 'settings-account', path: '/draw?settings=account', who: 'newcomer' },
  ...KEY_SCREENS,
  ...WEBHOOK_SCREENS,
  { name: 'settings-keyboard', path: '/draw?settings=keyboard', who: 'newcomer' },
  { name: 'profile', path: '/draw?profile=open', who: 'newcomer' },
  { name: 'create-channel', path: '/draw?create=open', who: 'newcomer' },
  { name: 'rename-channel', path: '/draw', who: 'newcomer', then: openRename },
  { name: 'subscribe', path: '/draw?subscribe=open', who: 'newcomer' },
  {
    name: 'subscribe-failed',
    path: '/draw?subscribe=open',
    who: 'newcomer',
    before: (page) => page.route('**/api/home/products', (route) => route.abort()),
  },
  ...MONEY_SCREENS,
  ...DRAWING_SCREENS,
  ...CONSOLE_SCREENS,
  ...WALKED_SCREENS,
  { name: 'menu', path: '/draw', who: 'painter', then: openMenu },
  { name: 'offline', path: '/draw', ...OFFLINE },
  { name: 'gallery-offline', path: '/gallery', ...OFFLINE },
  {
    name: 'list-failed',
    path: '/draw',
    who: 'painter',
    before: cutDrawing,
  },
]

async function signInWrongly(page: Page): Promise<void> {
  await page.locator('[name=phone]').fill('13900000000')
  await page.locator('[name=password]').fill('wrong-password')
  await page.locator('[name=password]').press('Enter')
  await page.getByRole('alert').waitFor()
}

async function askWithoutPhone(page: Page): Promise<void> {
  await page.getByRole('tab').nth(1).click()
  await openFirst(page, '[type=submit]')
}

async function writeLong(page: Page): Promise<void> {
  await composer(page).fill(`${'a very long sentence about a harbour in the morning mist, '.repeat(9)}--ar 3:2 --foo 3`)
}

/** Second of the three buttons in the open channel's row. */
async function openRename(page: Page): Promise<void> {
  const acts = page.locator('li:has([aria-current]) button')
  if ((await acts.count()) === 0) await openFirst(page, 'main header button')
  await acts.nth(1).click()
}

/** On phones the sidebar is a drawer. */
async function openMenu(page: Page): Promise<void> {
  const titles = page.locator('button[aria-haspopup=menu]')
  if ((await titles.count()) === 0) await openFirst(page, 'main header button')
  await titles.first().click()
}
