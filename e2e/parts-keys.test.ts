import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPartsSite, type PartsSite } from './parts-site.ts'

/** Tab stops of each part, by name; widgets with arrow key navigation have one. */
const STOPS: Readonly<Record<string, readonly string[]>> = {
  button: ['primary', 'quiet', 'ghost', 'danger', 'inline', 'small', 'normal', 'large', 'busy'],
  'icon-button': ['Rename', 'Delete'],
  'link-button': ['primary', 'quiet', 'small'],
  chip: ['ink wash', 'cold light'],
  segments: ['Drawing', 'Gallery'],
  tag: [],
  tooltip: ['Rest here'],
  toast: ['info', 'success', 'warning', 'danger'],
  avatar: [],
  field: ['Name', 'Phone'],
  'password-field': ['Password', '显示密码', 'New password', '显示密码'],
  'text-area': ['Description', 'Answer'],
  'auto-field': ['Suffix', 'Never kept'],
  'search-field': ['Search'],
  select: ['Ratio', 'Refused ratio'],
  'radio-group': ['1:1'],
  switch: ['Remix', 'Stays as it is'],
  slider: ['Stylize', 'Stylize 0–1000'],
  range: ['Stylize, without a field'],
  tabs: ['1:1', '1:1'],
  skeleton: [],
  'progress-bar': [],
  'save-mark': [],
  'save-problem': ['重试'],
  'state-note': ['To the channel', 'Retry', '详情'],
  'failed-note': ['重试', '详情', '重试'],
  'error-details': ['详情'],
  'request-id': ['请求编号'],
  'long-list': ['A window'],
  drawings: [],
  popover: ['Popover'],
  menu: ['Menu'],
  confirm: ['Confirm'],
  dialog: ['Dialog'],
  drawer: ['Drawer'],
}

let site: PartsSite
let page: Page
let part: Locator

beforeAll(async () => {
  site = await openPartsSite()
})
afterAll(() => site?.close())
beforeEach(async () => {
  page = await site.open({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
})
afterEach(() => page?.context().close())

/** Moves the focus to just before a part. */
async function standBefore(name: string): Promise<void> {
  part = page.locator(`[data-theme=light] [data-part=${name}]`)
  await part.locator('h3').evaluate((title) => {
    title.tabIndex = -1
    title.focus()
  })
}

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

const focusedName = () =>
  page.evaluate(() => {
    const at = document.activeElement
    const label = at instanceof HTMLInputElement || at instanceof HTMLSelectElement || at instanceof HTMLTextAreaElement
    const words =
      at?.getAttribute('aria-label') ??
      (label ? at.labels?.[0]?.textContent : null) ??
      at?.querySelector('span')?.textContent
    return (words ?? at?.textContent ?? '').trim()
  })
const isFocused = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true)
const button = (name: string) => part.getByRole('button', { name, exact: true })

test('each part on the page has its stops here', async () => {
  const shown = await page
    .locator('[data-theme=light] [data-part]')
    .evaluateAll((parts) => parts.map((one) => one.getAttribute('data-part')))
  expect(shown.sort()).toEqual(Object.keys(STOPS).sort())
})

test('Tab stops at what can be used, in its order, and at nothing that only says something', async () => {
  const found: Record<string, string[]> = {}
  for (const name of Object.keys(STOPS)) {
    const stops: string[] = []
    await standBefore(name)
    const isInside = () => part.evaluate((section) => section.contains(document.activeElement))
    for (await press('Tab'); await isInside(); await press('Tab')) stops.push(await focusedName())
    found[name] = stops
  }
  expect(found).toEqual(STOPS)
})

test('a chip is put in and out by the space bar', async () => {
  await standBefore('chip')
  await press('Tab', 'Space')
  await expect.poll(() => button('ink wash').getAttribute('aria-pressed')).toBe('false')
  await press('Enter')
  await expect.poll(() => button('ink wash').getAttribute('aria-pressed')).toBe('true')
})

test.each(['icon-button', 'tooltip'])(
  'what has a name to show, as %s, shows it to the keyboard at once, until Escape',
  async (name) => {
    await standBefore(name)
    await press('Tab')
    const tip = page.getByRole('tooltip')
    await tip.waitFor()
    const beside = await page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON())
    const { x = 0, y = 0, width = 0, height = 0 } = (await tip.boundingBox()) ?? {}
    const isApart = x >= beside.right || y >= beside.bottom || x + width <= beside.left || y + height <= beside.top
    expect(isApart).toBe(true)
    await press('Escape')
    await tip.waitFor({ state: 'detached' })
  },
)

test('a toast lies above all else, and its cross is reached from the end of the page', async () => {
  await standBefore('toast')
  await press('Tab', 'Enter')
  const said = page.getByRole('status').filter({ hasText: 'A toast of the tone info' })
  await said.waitFor()
  const cross = said.getByRole('button', { name: '关闭' })
  await page.locator('[data-part=drawer] button').last().focus()
  await press('Tab')
  await isFocused(cross)
  const isOnTop = await cross.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isOnTop).toBe(true)
  await press('Enter')
  await expect.poll(() => said.count()).toBe(0)
})

test('a field is written into, and says what is wrong where it is read', async () => {
  await standBefore('field')
  await press('Tab', 'a', 'b', 'Tab')
  expect(await part.getByLabel('Name').inputValue()).toBe('ab')
  const refused = part.getByLabel('Phone')
  await isFocused(refused)
  const description = await refused.evaluate(
    (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
  )
  expect(description).toBe('This is no phone number')
})

test('a password is shown and hidden again', async () => {
  await standBefore('password-field')
  const typeOf = () => part.getByLabel('Password', { exact: true }).getAttribute('type')
  await press('Tab', 'Tab', 'Space')
  await expect.poll(typeOf).toBe('text')
  await press('Space')
  await expect.poll(typeOf).toBe('password')
})

test('Enter breaks a line of a field with several, and Tab leaves it', async () => {
  await standBefore('text-area')
  await press('Tab', 'a', 'Enter', 'b', 'Tab')
  expect(await part.getByLabel('Description').inputValue()).toBe('a\nb')
  await isFocused(part.getByLabel('Answer'))
})

test('what saves itself does so by Enter, and after a failure keeps the words beside another try', async () => {
  await standBefore('auto-field')
  await press('Tab', 'a', 'Enter')
  await part.getByText('已保存').waitFor()
  await press('Tab', 'b', 'Enter')
  await part.getByRole('alert').filter({ hasText: 'It could not be saved' }).waitFor()
  expect(await part.getByLabel('Never kept').inputValue()).toBe('b')
  await press('Tab')
  await isFocused(button('重试'))
})

test('Escape empties a search', async () => {
  await standBefore('search-field')
  const field = part.getByRole('searchbox')
  await press('Tab', 'a')
  expect(await field.inputValue()).toBe('a')
  await press('Escape')
  await expect.poll(() => field.inputValue()).toBe('')
  await isFocused(field)
})

test('a choice of few is made by arrows', async () => {
  await standBefore('select')
  await press('Tab', 'ArrowDown')
  await expect.poll(() => part.getByLabel('Ratio', { exact: true }).inputValue()).toBe('2:3')
  await standBefore('radio-group')
  await press('Tab', 'ArrowDown')
  await expect.poll(() => part.getByRole('radio', { name: '3:2' }).isChecked()).toBe(true)
  await standBefore('tabs')
  await press('Tab', 'ArrowRight')
  await expect.poll(() => part.getByRole('tabpanel').first().textContent()).toBe('1:1')
})

test('a switch is moved by the space bar; one that cannot be saved says so beside another try', async () => {
  await standBefore('switch')
  await press('Tab', 'Space')
  await expect.poll(() => part.getByRole('switch', { name: 'Remix' }).isChecked()).toBe(false)
  await press('Tab', 'Space')
  await part.getByRole('alert').waitFor()
  expect(await part.getByRole('switch', { name: 'Stays as it is' }).isChecked()).toBe(false)
  await press('Tab')
  await isFocused(button('重试'))
})

test.each([
  ['slider', 'Stylize'],
  ['range', 'Stylize, without a field'],
])('the thumb of a %s goes by arrows, Home and End', async (name, label) => {
  await standBefore(name)
  const value = () => part.getByRole('slider', { name: label, exact: true }).inputValue()
  await press('Tab', 'ArrowRight')
  await expect.poll(value).toBe('101')
  await press('End')
  await expect.poll(value).toBe('1000')
  await press('Home')
  await expect.poll(value).toBe('0')
})

test('what happened in detail is opened by Enter, and its number copied', async () => {
  await standBefore('failed-note')
  await press('Tab', 'Tab', 'Enter', 'Tab', 'Enter')
  await page.getByText('复制成功').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^0192a1b2-/)
})

test.each([
  ['popover', 'Popover'],
  ['menu', 'Menu'],
  ['confirm', 'Confirm'],
])('a %s opens beside its button, and Escape gives that the focus back', async (name, trigger) => {
  await standBefore(name)
  await press('Tab', 'Enter')
  const opened = part.locator('[popover]')
  await expect.poll(() => opened.evaluate((element) => element.matches(':popover-open'))).toBe(true)
  const [anchor, box] = [await button(trigger).boundingBox(), await opened.boundingBox()]
  if (!anchor || !box) throw new Error('not laid out')
  expect(Math.min(Math.abs(box.y - anchor.y - anchor.height), Math.abs(anchor.y - box.y - box.height))).toBeLessThan(10)
  if (name !== 'popover') await expect.poll(() => opened.evaluate((e) => e.contains(document.activeElement))).toBe(true)
  await press('Escape')
  await expect.poll(() => button(trigger).getAttribute('aria-expanded')).toBe('false')
  await isFocused(button(trigger))
})

test('a menu is walked by arrows and left by Tab, a question waits on cancel', async () => {
  await standBefore('menu')
  await press('Tab', 'Enter')
  await expect.poll(focusedName).toBe('Copy')
  await press('ArrowUp')
  expect(await focusedName()).toBe('Delete')
  await press('Tab')
  await expect.poll(() => button('Menu').getAttribute('aria-expanded')).toBe('false')
  await standBefore('confirm')
  await press('Tab', 'Enter')
  await expect.poll(focusedName).toBe('取消')
})

test.each([
  ['dialog', 'Dialog'],
  ['drawer', 'Drawer'],
])('a %s keeps the focus inside until Escape, and gives it back', async (name, trigger) => {
  await standBefore(name)
  await press('Tab', 'Enter')
  const opened = part.getByRole('dialog')
  await opened.waitFor()
  for (let stop = 0; stop < 5; stop += 1) {
    await press('Tab')
    // Tabbing from the last to the first stop passes the browser's own UI, when the body has the focus.
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true)
  }
  await press('Escape')
  await opened.waitFor({ state: 'hidden' })
  await isFocused(button(trigger))
})
