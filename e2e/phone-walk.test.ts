import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { enterAs, newestCard, waitForGrid, waitForPicked } from './drawing-steps.ts'
import { becomeMember } from './member.ts'
import type { RunningServer } from './server.ts'
import { PHONE, type Visit, visit } from './visit.ts'

const HARBOUR = 'a quiet harbour at dawn, watercolor'

let server: RunningServer
let browser: Browser
let phone: Visit
let page: Page
let hand: CDPSession

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
  phone = await visit(browser, server.url, PHONE)
  page = phone.page
  hand = await page.context().newCDPSession(page)
})
afterAll(() => browser?.close())

interface Point {
  x: number
  y: number
}

/** Touch gestures that Playwright has no locator method for. */
async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> {
  await hand.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
}

async function swipe(from: Point, to: Point): Promise<void> {
  await touch('touchStart', from)
  await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
  await touch('touchMove', to)
  await touch('touchEnd')
}

async function middleOf(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox()
  if (!box) throw new Error('it is not in view')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Fading copy of a closed dialog; it is inert, so locators by role do not find it. */
const COPY = 'body > [inert]'

/** Counts the copies of dialogs from now on. */
const watchCopies = (shown: Page) =>
  shown.evaluateHandle((copy) => {
    const seen = { count: 0 }
    const look = (added: Node) => {
      if (added instanceof Element && added.matches(copy)) seen.count += 1
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const added of addedNodes) look(added)
    }).observe(document.body, { childList: true })
    return seen
  }, COPY)

function gate() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { release: () => release(), released }
}

const focusedName = (shown: Page) => shown.evaluate(() => document.activeElement?.ariaLabel)

test('on a phone the channels are in a drawer, which closes once one is chosen', async () => {
  await enterAs(page, server.url, (await becomeMember(server)).token)

  await page.getByRole('button', { name: '展开侧栏' }).tap()
  const drawer = page.getByRole('dialog', { name: '频道' })
  await drawer.waitFor()
  await drawer.getByRole('link').first().tap()

  await drawer.waitFor({ state: 'hidden' })
})

test('on a slow line the open drawer waits for the channels, and their acts come beside a row, not under the finger', async () => {
  const { page: slow } = await visit(browser, server.url, PHONE)
  const { release: sendList, released: list } = gate()
  const { release: sendActs, released: acts } = gate()
  await slow.route(/\/api\/batch/, (route) => route.abort())
  await slow.route(/\/api\/draw\/channels$/, (route) => list.then(() => route.continue()))
  await slow.route(/\/channel-acts-.*\.js$/, (route) => acts.then(() => route.continue()))
  await enterAs(slow, server.url, (await becomeMember(server)).token)
  await slow.getByRole('button', { name: '展开侧栏' }).tap()
  const drawer = slow.getByRole('dialog', { name: '频道' })
  await drawer.waitFor()

  sendList()
  const row = drawer.getByRole('link').first()
  await row.and(slow.locator('[aria-current]')).waitFor()
  const widthOf = () => row.evaluate((link) => link.getBoundingClientRect().width)
  const before = await widthOf()
  sendActs()
  await drawer.getByRole('button', { name: '邀请' }).waitFor()

  expect(await widthOf()).toBe(before)
  await slow.context().close()
})

test('a finger brings the drawer from the left edge and puts it away, and one that goes down or begins elsewhere does not', async () => {
  const drawer = page.getByRole('dialog', { name: '频道' })
  await swipe({ x: 200, y: 300 }, { x: 320, y: 300 })
  await swipe({ x: 40, y: 200 }, { x: 140, y: 320 })
  expect(await drawer.isVisible()).toBe(false)
  await swipe({ x: 40, y: 300 }, { x: 160, y: 310 })
  await drawer.waitFor()
  await swipe({ x: 240, y: 500 }, { x: 100, y: 500 })
  await drawer.waitFor({ state: 'hidden' })
})

test('closed by Escape the drawer slides away with its scrim, out of reach already, and gives the focus back', async () => {
  const drawer = page.getByRole('dialog', { name: '频道' })
  await page.getByRole('button', { name: '展开侧栏' }).tap()
  await drawer.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
  const moved = await page.evaluateHandle(() => {
    const seen = new Set<string>()
    addEventListener('transitionrun', ({ target, pseudoElement, propertyName }) => {
      if (target instanceof HTMLDialogElement) seen.add(`${pseudoElement} ${propertyName}`)
    })
    return seen
  })

  await page.keyboard.press('Escape')

  await expect.poll(() => drawer.count()).toBe(0)
  expect(await focusedName(page)).toBe('展开侧栏')
  // No other properties: `inert` must not be delayed by a transition.
  expect(await moved.evaluate((seen) => [...seen].sort())).toEqual([
    ' display',
    ' overlay',
    ' transform',
    '::backdrop background-color',
  ])
  await expect
    .poll(() => page.locator('dialog').evaluateAll((all) => all.every((one) => !one.hasChildNodes())))
    .toBe(true)
})

test('pressing U1 while the composer has the focus picks the first picture', async () => {
  const composer = page.getByRole('textbox', { name: '提示词' })
  await composer.tap()
  await composer.fill(HARBOUR)
  await page.getByRole('button', { name: '绘制', exact: true }).tap()
  const card = newestCard(page, HARBOUR)
  await waitForGrid(card)
  await composer.tap()

  await card.getByRole('button', { name: 'U1' }).tap()

  await waitForPicked(newestCard(page, HARBOUR))
})

test('an act that comes under the finger by itself looks like those beside it', async () => {
  const acts = newestCard(page, HARBOUR).getByRole('group', { name: '平移' }).getByRole('button')
  await acts.first().waitFor()
  // Touch browsers leave the hover position at the last tap.
  await acts.first().hover()
  const edges = await acts.evaluateAll((all) => all.map((act) => getComputedStyle(act).borderTopColor))
  expect(edges.length).toBeGreaterThan(1)
  expect(new Set(edges).size).toBe(1)
})

test('a picture opens over the whole screen, and Back closes it', async () => {
  const lightbox = page.getByRole('dialog', { name: '查看图片' })
  await page.getByRole('button', { name: '打开第 3 张，共 4 张' }).tap()
  await lightbox.getByRole('img').waitFor()

  const copies = await watchCopies(page)
  await page.goBack()

  await lightbox.waitFor({ state: 'hidden' })
  await newestCard(page, HARBOUR).waitFor()
  expect(await copies.evaluate(({ count }) => count)).toBe(1)
  expect(await focusedName(page)).toBe('打开第 3 张，共 4 张')
  await expect.poll(() => page.locator(COPY).count()).toBe(0)
})

test('who is in the channel is on a sheet, which Escape sends away, and the focus is back at once', async () => {
  const sheet = page.getByRole('dialog', { name: '成员' })
  const members = page.getByRole('button', { name: '1 位成员' })
  await members.tap()
  await sheet.getByText('创建者').waitFor()
  const copies = await watchCopies(page)

  await page.keyboard.press('Escape')

  await sheet.waitFor({ state: 'hidden' })
  expect(await members.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await copies.evaluate(({ count }) => count)).toBe(1)
  await expect.poll(() => page.locator(COPY).count()).toBe(0)
})

test.each([
  { wish: 'in the system', device: { reducedMotion: 'reduce' as const }, habits: '{}' },
  { wish: 'here', device: {}, habits: '{"motion":"reduced"}' },
])('for whoever asked for stillness $wish drawer, picture and sheet are gone without a movement', async (wanted) => {
  const storageState = await page.context().storageState()
  const { page: still } = await visit(browser, server.url, { ...PHONE, ...wanted.device, storageState })
  await still.addInitScript((habits) => localStorage.setItem('habits', habits), wanted.habits)
  await still.goto(page.url())
  const copies = await watchCopies(still)
  for (const [opener, dialog] of [
    ['展开侧栏', '频道'],
    ['打开第 3 张，共 4 张', '查看图片'],
    ['1 位成员', '成员'],
  ] as const) {
    await still.getByRole('button', { name: opener }).tap()
    const shown = still.getByRole('dialog', { name: dialog })
    await shown.getByRole('button').first().waitFor()
    await still.keyboard.press('Escape')
    await expect.poll(() => shown.count()).toBe(0)
    await expect.poll(() => still.evaluate(() => document.getAnimations().length)).toBe(0)
  }
  const lasts = await still
    .locator('dialog[aria-label="频道"]')
    .evaluate((drawer) =>
      [undefined, '::backdrop'].map((part) => Number.parseFloat(getComputedStyle(drawer, part).transitionDuration)),
    )
  expect(Math.max(...lasts)).toBeLessThan(0.001)
  expect(await copies.evaluate(({ count }) => count)).toBe(0)
  await still.context().close()
})

test('below an open picture lies its panel, which a finger drags up; a press or a swipe down puts it away again', async () => {
  const lightbox = page.getByRole('dialog', { name: '查看图片' })
  await page.getByRole('button', { name: '打开第 3 张，共 4 张' }).tap()
  const bar = lightbox.getByRole('button', { name: '详情', expanded: false })
  await bar.waitFor()
  const { y } = await middleOf(bar)

  await swipe({ x: 195, y }, { x: 195, y: y - 300 })
  await lightbox.getByText('尺寸', { exact: true }).waitFor()
  await lightbox.getByRole('button', { name: '详情', expanded: true }).tap()
  await bar.waitFor()

  // Above the sheet's former place, because it may still be closing.
  await swipe({ x: 195, y: 240 }, { x: 195, y: 90 })
  await lightbox.getByRole('button', { name: '详情', expanded: true }).waitFor()
  await swipe({ x: 195, y: 100 }, { x: 195, y: 220 })
  await bar.waitFor()
})

test('a finger walks among the pictures to the left and right, and swipes the open one away', async () => {
  const lightbox = page.getByRole('dialog', { name: '查看图片' })
  await lightbox.getByText('3 / 4').waitFor()

  await swipe({ x: 300, y: 300 }, { x: 120, y: 300 })
  await lightbox.getByText('4 / 4').waitFor()
  await swipe({ x: 120, y: 300 }, { x: 300, y: 300 })
  await lightbox.getByText('3 / 4').waitFor()

  await swipe({ x: 195, y: 200 }, { x: 195, y: 400 })
  await lightbox.waitFor({ state: 'hidden' })
})

test('a finger that rests on a picture opens the menu of its card, and opens no picture when it is lifted', async () => {
  const picture = page.getByRole('button', { name: '打开第 1 张，共 4 张' })
  await picture.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: '更多' }).first().waitFor()
  const at = await middleOf(picture)
  const menu = page.getByRole('menu', { name: '更多' }).filter({ visible: true })

  await touch('touchStart', at)
  await menu.waitFor()
  await touch('touchEnd')

  expect(page.url()).not.toContain('image=')
  await menu.getByRole('menuitem', { name: '复制链接' }).waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
})

test('nothing is wider than the phone, and no page met an error of its own', async () => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(phone.complaints).toEqual([])
})
