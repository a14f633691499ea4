import type { Channel } from '@easel/contract/channel'
import type { Task } from '@easel/contract/drawing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from './api-client.ts'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { enterAs, newestCard, send } from './drawing-steps.ts'
import { becomeMember } from './member.ts'
import type { RunningServer } from './server.ts'
import { PHONE, type Visit, visit } from './visit.ts'

/** Reduced motion, because colours in a transition would fail the contrast check. */
const CALM = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const

let server: RunningServer
let browser: Browser
let opened: Visit
let page: Page
let token: string
let channelId: string

beforeAll(async () => {
  server = await sharedServer('fake')
  token = (await becomeMember(server)).token
  const [channel] = await callApi<[Channel]>(server.url, '/api/draw/channels', { token })
  channelId = channel.id
  browser = await openSharedBrowser()
  opened = await visit(browser, server.url, CALM)
  page = opened.page
  await enterAs(page, server.url, token)
})
afterAll(() => browser?.close())

const pill = (where = page) => where.getByRole('button', { name: /^参数 / })
const panel = (where = page) => where.getByRole('dialog', { name: '参数' })
const chips = () =>
  page.getByRole('button', { name: /^移除 --/ }).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
const prompt = (where = page) => where.getByRole('textbox', { name: '提示词' })
const command = () => panel().getByRole('group', { name: '将要发送的命令' }).textContent()

async function openPanel(where = page): Promise<void> {
  await pill(where).click()
  await panel(where).getByRole('heading', { name: '更多' }).waitFor()
}

async function newestTask(): Promise<Task> {
  const path = `/api/draw/tasks/${channelId}`
  const { items } = await callApi<{ items: [Task] }>(server.url, path, { token, body: { limit: 1 } })
  return items[0]
}

const finalPrompt = async () => (await newestTask()).finalPrompt

test('ratio, version, stylize and a word are chosen, and the drawing is what the panel said', async () => {
  await prompt().fill('a red fox --no cars')
  await openPanel()
  await panel().getByRole('button', { name: '3:2', exact: true }).click()
  await panel().getByRole('radio', { name: '6.1' }).check()
  await panel()
    .getByRole('spinbutton', { name: /^风格化/ })
    .fill('250')
  await panel().getByRole('button', { name: '水墨画' }).click()
  expect(await prompt().inputValue()).toBe('a red fox, ink wash painting --no cars')
  const said = await command()
  expect(said).toBe('/imagine a red fox, ink wash painting --ar 3:2 --s 250 --no cars --v 6.1')

  await page.keyboard.press('Escape')
  await panel().waitFor({ state: 'hidden' })
  expect(await pill().textContent()).toBe('3:2 · v6.1 · s250')
  expect(await chips()).toEqual(['移除 --no cars', '移除 --ar 3:2', '移除 --s 250', '移除 --v 6.1'])
  await prompt().press('Enter')

  await expect.poll(finalPrompt).toBe(said?.replace('/imagine ', ''))
})

test('what was chosen a moment ago counts for what is sent in the same breath', async () => {
  await openPanel()
  await panel()
    .getByRole('spinbutton', { name: /^多样性/ })
    .fill('42')
  await page.keyboard.press('Escape')
  await send(page, 'a grey fox')
  await expect.poll(finalPrompt).toBe('a grey fox --ar 3:2 --s 250 --c 42 --v 6.1')
})

test('what is written by hand beats the panel for that one drawing', async () => {
  await prompt().fill('a blue fox --ar 9:16 --s 50')
  await openPanel()
  const said = await command()
  await page.keyboard.press('Escape')
  expect(await chips()).toEqual(['移除 --ar 9:16', '移除 --s 50', '移除 --c 42', '移除 --v 6.1'])
  await prompt().press('Enter')
  await expect.poll(finalPrompt).toBe(said?.replace('/imagine ', ''))
  expect(said).toBe('/imagine a blue fox --ar 9:16 --s 50 --c 42 --v 6.1')
  expect(await pill().textContent()).toBe('3:2 · v6.1 · s250')
})

test('each group is set back by itself', async () => {
  await openPanel()
  for (const group of ['画面比例', '模型', '美学']) {
    await panel()
      .getByRole('button', { name: `重置${group}` })
      .click()
  }
  await expect.poll(() => pill().textContent()).toBe('1:1 · v7 · s100')
  await page.keyboard.press('Escape')
  await send(page, 'a plain fox')
  await expect.poll(finalPrompt).toBe('a plain fox --ar 1:1 --v 7')
})

test('a suffix with a mistake is told under its field; a good one stands behind every prompt', async () => {
  await openPanel()
  const suffix = panel().getByLabel('MJ 后缀')
  await suffix.fill('--s 5000')
  await suffix.press('Enter')
  await panel().getByRole('alert').waitFor()
  await suffix.fill('in the snow --c 7')
  await suffix.press('Enter')
  await panel().getByRole('alert').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')

  await send(page, 'a white fox')
  await expect.poll(finalPrompt).toBe('a white fox in the snow --ar 1:1 --c 7 --v 7')
})

test('the slow speed is refused without a plan that has it, in the panel and in a prompt', async () => {
  await openPanel()
  await panel().getByRole('radio', { name: '慢速' }).click()
  await panel().getByText('慢速模式需要订阅含此模式的方案。').waitFor()
  expect(await panel().getByRole('radio', { name: '快速' }).isChecked()).toBe(true)
  await page.keyboard.press('Escape')

  await prompt().fill('a slow fox --relax')
  await prompt().press('Enter')
  await newestCard(page, 'a slow fox').getByText('未发送').waitFor()
})

test('a named option is added and called in a prompt; one that is a parameter is refused under its name', async () => {
  await page.goto(`${server.url}/draw/${channelId}?prefer=option`)
  const dialog = page.getByRole('dialog', { name: '命名选项' })
  await dialog.getByLabel('名称').fill('ar')
  await dialog.getByLabel('内容').fill('gold leaf --s 300')
  await dialog.getByRole('button', { name: '添加' }).click()
  await expect.poll(() => dialog.getByLabel('名称').getAttribute('aria-invalid')).toBe('true')

  await dialog.getByLabel('名称').fill('--gold')
  await dialog.getByRole('button', { name: '添加' }).click()
  await dialog.getByRole('textbox', { name: '--gold' }).waitFor()
  await page.keyboard.press('Escape')

  await prompt().fill('a lion --gold')
  await openPanel()
  await expect.poll(command).toBe('/imagine a lion gold leaf in the snow --ar 1:1 --s 300 --c 7 --v 7')
  await page.keyboard.press('Escape')
  await prompt().press('Enter')
  await expect.poll(finalPrompt).toBe('a lion gold leaf in the snow --ar 1:1 --s 300 --c 7 --v 7')
})

test('a device that comes back shows what was chosen on another', async () => {
  const other = await visit(browser, server.url, CALM)
  await enterAs(other.page, server.url, token)
  await openPanel(other.page)
  const saved = other.page.waitForResponse(
    (answer) => answer.url().includes('/api/draw/settings') && answer.request().method() !== 'GET',
  )
  await panel(other.page).getByRole('button', { name: '2:3', exact: true }).click()
  await expect.poll(() => pill(other.page).textContent()).toBe('2:3 · v7 · s100')
  await other.page.keyboard.press('Escape')
  await saved
  await other.page.close()

  await openPanel()
  await expect.poll(() => pill().textContent()).toBe('2:3 · v7 · s100')
  await page.keyboard.press('Escape')
})

test('one’s status is shown to oneself, and Back closes it', async () => {
  await page.goto(`${server.url}/draw/${channelId}`)
  await prompt().waitFor()
  await page.goto(`${server.url}/draw/${channelId}?info=open`)
  const dialog = page.getByRole('dialog', { name: '我的状态' })
  await dialog.getByText('只有你能看到。').waitFor()
  await dialog.getByText(/个任务，/).waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
})

test('an earlier result is found by its words and stands in the channel again', async () => {
  const earlier = await newestTask()
  await expect.poll(async () => (await newestTask()).status).toBe('SUCCESS')
  await page.goto(`${server.url}/draw/${channelId}?show=open`)
  const dialog = page.getByRole('dialog', { name: '找回作品' })
  await dialog.getByLabel('编号、链接或提示词').fill('lion')
  await dialog.getByRole('button', { name: '找回' }).click()
  await dialog.getByRole('list', { name: '找到的作品' }).getByRole('button').first().waitFor()
  await dialog.getByRole('list', { name: '找到的作品' }).getByRole('button').first().click()

  await page.getByText('已放到此频道').waitFor()
  await expect.poll(async () => (await newestTask()).id).not.toBe(earlier.id)
  expect((await newestTask()).prompt).toBe(earlier.prompt)
})

test('an id that is nobody’s is told under the field', async () => {
  await page.goto(`${server.url}/draw/${channelId}?show=01939d2a-0000-7000-8000-00000000000f`)
  const dialog = page.getByRole('dialog', { name: '找回作品' })
  await dialog.getByRole('alert').waitFor()
  await page.keyboard.press('Escape')
})

test('on a phone the panel is a sheet that leaves the prompt in view, and nothing is wider than 320 px', async () => {
  const phone = await visit(browser, server.url, PHONE)
  await enterAs(phone.page, server.url, token)
  await prompt(phone.page).tap()
  await pill(phone.page).tap()
  await panel(phone.page).getByRole('heading', { name: '更多' }).waitFor()
  const sheet = await panel(phone.page).boundingBox()
  expect(sheet?.height).toBeLessThanOrEqual(844 * 0.7)
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(844, 0)

  await phone.page.setViewportSize({ width: 320, height: 640 })
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await panel(phone.page).evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(true)
  expect(phone.complaints).toEqual([])
  await phone.page.close()
})

test('no page met an error of its own', () => {
  expect(opened.complaints).toEqual([])
})
