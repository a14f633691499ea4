import type { Invite } from '@easel/contract/channel-acts'
import type { Task } from '@easel/contract/drawing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callApi } from './api-client.ts'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { becomeMember, newPhone } from './member.ts'
import { becomePerson, hasEnded, type Person } from './person.ts'
import { plantCopies } from './plant-tasks.ts'
import { readDownload } from './read-download.ts'
import { listZipped } from './read-zip.ts'
import type { RunningServer } from './server.ts'
import { PHONE, type Visit, visit } from './visit.ts'

const PLANTED = 520
const CALM = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const
/** Maximum elements in the document, however large the gallery. */
const ELEMENTS_MAX = 400

let server: RunningServer
let browser: Browser
let owner: Person
let guest: Person
let grid: Task
let picked: Task
let variation: Task
const visits: Visit[] = []

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
  owner = await becomeMember(server)
  guest = await becomePerson(server, newPhone())
  const invite = { token: owner.token, body: {} }
  const { inviteCode } = await callApi<Invite>(server.url, `/api/draw/invite-code/${owner.channelId}`, invite)
  await callApi(server.url, `/api/draw/join-channel/${inviteCode}`, { token: guest.token, body: {} })

  grid = await owner.waitFor((await owner.submit('a red fox in the snow --ar 3:2')).id, hasEnded)
  picked = await press(grid, 'U2')
  variation = await press(grid, 'V2')
  await plantCopies(server, grid.id, PLANTED)
})
afterAll(() => browser?.close())

// Each window holds a socket, and their number per person is limited.
afterEach(async () => {
  for (const { page } of visits) await page.context().close()
})

async function press(task: Task, label: string): Promise<Task> {
  const customId = task.buttons.find((button) => button.label === label)?.customId ?? ''
  const path = `/api/mj/submit/action/${task.id}`
  const { tasks } = await callApi<{ tasks: [Task] }>(server.url, path, { token: owner.token, body: { customId } })
  return owner.waitFor(tasks[0].id, hasEnded)
}

/** A window of a person who is already signed in. */
async function open({ token }: Person, path: string, device: Parameters<typeof visit>[2] = CALM): Promise<Page> {
  const opened = await visit(browser, server.url, device)
  visits.push(opened)
  await opened.page.addInitScript((stored) => localStorage.setItem('SECRET_TOKEN', stored), token)
  await opened.page.goto(server.url + path)
  return opened.page
}

const cells = (page: Page) => page.locator('[data-cell]')
const cellOf = (page: Page, { id }: Pick<Task, 'id'>) => page.locator(`[data-cell="${id}"]`)
const lightboxOf = (page: Page) => page.getByRole('dialog', { name: '查看图片' })
const channelGallery = () => `/draw/${owner.channelId}?view=gallery`

test('of hundreds of pictures only those near the window stand in the document, from the first to the last', async () => {
  const page = await open(owner, '/gallery')
  await cells(page).first().waitFor()
  const count = () => page.evaluate(() => document.querySelectorAll('*').length)
  expect(await count()).toBeLessThan(ELEMENTS_MAX)

  await cells(page).first().getByRole('link').focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('End')
      return page.getByRole('img', { name: `planted ${PLANTED - 1}`, exact: true }).count()
    })
    .toBe(1)
  expect(await count()).toBeLessThan(ELEMENTS_MAX)
})

test('filters stand in the address, and can be cleared when nothing is left', async () => {
  const page = await open(owner, '/gallery')
  await page.getByRole('searchbox', { name: '搜索提示词' }).fill('planted 519')
  await expect.poll(() => cells(page).count()).toBe(1)
  expect(new URL(page.url()).searchParams.get('q')).toBe('planted 519')

  await page.getByRole('combobox', { name: '全部比例' }).selectOption('1:1')
  await page.getByText('没有符合条件的作品').waitFor()
  await page.getByRole('button', { name: '清除筛选' }).click()

  await expect.poll(() => cells(page).count()).toBeGreaterThan(1)
  expect(new URL(page.url()).search).toBe('')
})

test('Back closes an open picture first, and then undoes one filter after the other', async () => {
  const page = await open(owner, '/gallery')
  const searchOf = () => decodeURIComponent(new URL(page.url()).search)
  await page.getByRole('combobox', { name: '全部比例' }).selectOption('3:2')
  await page.getByRole('button', { name: '更多筛选' }).click()
  await page.getByRole('combobox', { name: '全部类型' }).selectOption('UPSCALE')
  await expect.poll(() => cells(page).count()).toBe(1)
  await page.getByLabel('结束日期').fill('2020-01-01')
  await page.getByText('没有符合条件的作品').waitFor()
  expect(searchOf()).toBe('?ratio=3:2&kind=UPSCALE&to=2020-01-01')
  await page.goBack()
  await page.keyboard.press('Escape')
  await cellOf(page, picked).getByRole('link').click()
  await lightboxOf(page).getByRole('img').first().waitFor()

  await page.goBack()

  await lightboxOf(page).waitFor({ state: 'hidden' })
  expect(searchOf()).toBe('?ratio=3:2&kind=UPSCALE')
  await page.goBack()
  await expect.poll(searchOf).toBe('?ratio=3:2')
  await page.goBack()
  await expect.poll(searchOf).toBe('')
})

test('a picture opens from the wall, is walked along it, and the wall stands where it stood', async () => {
  const page = await open(owner, '/gallery')
  await cells(page).first().getByRole('link').focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown')
      return page.getByRole('region', { name: '作品' }).evaluate((wall) => wall.scrollTop)
    })
    .toBeGreaterThan(1500)
  const before = await page.getByRole('region', { name: '作品' }).evaluate((wall) => wall.scrollTop)
  await page.keyboard.press('Enter')
  await lightboxOf(page).getByRole('img').waitFor()
  const address = page.url()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.url()).not.toBe(address)

  await page.keyboard.press('Escape')

  await lightboxOf(page).waitFor({ state: 'hidden' })
  expect(await page.getByRole('region', { name: '作品' }).evaluate((wall) => wall.scrollTop)).toBe(before)
})

test('three are ticked by keyboard, and come as one zip', async () => {
  const page = await open(owner, '/gallery?q=planted')
  await cells(page).first().getByRole('link').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByText('已选 3 项').waitFor()

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载 ZIP' }).click()
  const names = listZipped(await readDownload(await coming))

  const ids = await page
    .locator('[data-ticked]')
    .evaluateAll((ticked) => ticked.map((cell) => cell.getAttribute('data-cell')))
  expect(ids).toHaveLength(3)
  for (const id of ids) expect(names.join('\n')).toContain(id)
})

test('the picture under the mouse shows its acts, and they are about that picture', async () => {
  const page = await open(owner, '/gallery?q=planted')
  const tools = page.locator('[data-tools]')
  const reach = async (at: number) => {
    await cells(page).nth(at).hover()
    await expect.poll(() => tools.getAttribute('data-tools')).toBe(await cells(page).nth(at).getAttribute('data-cell'))
  }
  const isLiked = (at: number) => cells(page).nth(at).getAttribute('data-liked')
  await reach(2)
  await tools.locator('button').first().click()
  await expect.poll(() => isLiked(2)).toBe('true')
  await reach(0)
  await reach(2)
  await tools.locator('button').first().click()
  await expect.poll(() => isLiked(2)).toBe(null)
  expect(await isLiked(0)).toBe(null)
  await page.mouse.move(0, 0)
  await tools.waitFor({ state: 'detached' })
})

test('what fails over a picture is told on it, readable, and stays when the mouse goes on, until it is tried again', async () => {
  const page = await open(owner, '/gallery?q=planted')
  const tools = page.locator('[data-tools]')
  const told = page.locator('section [aria-hidden] > p')
  await page.route('**/api/draw/download', (route) => route.abort(), { times: 1 })
  await cells(page).first().hover()
  await tools.locator('button').last().click()
  await expect.poll(() => told.textContent()).toBe('打包下载失败，请重试')
  await page.mouse.move(0, 0)
  await tools.waitFor({ state: 'detached' })
  expect(await told.isVisible()).toBe(true)

  await cells(page).first().hover()
  const coming = page.waitForEvent('download')
  await tools.locator('button').last().click()
  await coming
  await told.waitFor({ state: 'detached' })
  // The browser's own console error about the aborted request.
  visits.at(-1)?.complaints.splice(0)
})

test('a heart that is set in one window shows in the other, on the wall and on the open picture', async () => {
  const [here, there] = [await open(owner, `/gallery?image=${grid.id}:1`), await open(owner, channelGallery())]
  await cellOf(there, grid).waitFor()
  await lightboxOf(here).getByRole('img').waitFor()

  await here.keyboard.press('l')

  await there.locator(`[data-cell="${grid.id}"][data-liked]`).waitFor()
  await there.goto(`${server.url}/gallery?liked=1`)
  await expect.poll(() => cells(there).count()).toBe(1)
})

test('from a picked picture one walks to its grid, and on to what was varied from it', async () => {
  const page = await open(owner, `/draw/${owner.channelId}?image=${picked.id}:1`)
  const lightbox = lightboxOf(page)
  await lightbox.getByRole('list', { name: '来自' }).getByRole('button').click()
  await expect.poll(() => page.url()).toContain(`image=${grid.id}:1`)

  await lightbox.getByRole('list', { name: '由它而来' }).getByRole('button', { name: '变化 2' }).click()

  await expect.poll(() => page.url()).toContain(`image=${variation.id}:1`)
  await lightbox.getByRole('list', { name: '同一来源' }).getByRole('button').waitFor()
})

test('what its author deletes leaves the wall and the open picture of another person', async () => {
  const [page, other] = [await open(owner, '/gallery'), await open(guest, channelGallery())]
  await cellOf(other, variation).waitFor()
  await other.goto(`${server.url}/draw/${owner.channelId}?view=gallery&image=${variation.id}:1`)
  await lightboxOf(other).getByRole('img').waitFor()
  await cellOf(page, variation).getByRole('link').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()

  await cellOf(page, variation).waitFor({ state: 'detached' })
  await lightboxOf(other).getByText('这张图片已被删除').waitFor()
  await cellOf(other, variation).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-cell]') !== null)).toBe(true)
})

test('what was deleted is taken back by the toast above a picture that is open meanwhile', async () => {
  const page = await open(owner, '/gallery')
  const deleted = cells(page).nth(2)
  const id = await deleted.getAttribute('data-cell')
  await deleted.getByRole('link').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await page.locator(`[data-cell="${id}"]`).waitFor({ state: 'detached' })

  await cells(page).first().getByRole('link').click()
  await lightboxOf(page).getByRole('status').getByRole('button', { name: '撤销' }).click()
  await page.keyboard.press('Escape')
  await page.locator(`[data-cell="${id}"]`).waitFor()
})

test('what is somebody else’s cannot be deleted, which is said, and it stays', async () => {
  const page = await open(guest, channelGallery())
  await cellOf(page, grid).getByRole('link').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()

  await page.getByText('已删除 0 项，1 项无法删除').waitFor()
  expect(await cellOf(page, grid).count()).toBe(1)
})

test('on a wall that is scrolled not a pixel moves when a drawing is finished, and a button leads up to it', async () => {
  const page = await open(owner, '/gallery')
  const places = () => cells(page).evaluateAll((all) => all.map((cell) => JSON.stringify(cell.getBoundingClientRect())))
  await cells(page).first().waitFor()
  await page.getByRole('region', { name: '作品' }).evaluate((wall) => wall.scrollTo(0, 2000))
  await cellOf(page, grid).waitFor({ state: 'detached' })
  const before = await places()
  const fresh = await owner.waitFor((await owner.submit('an owl --ar 2:3')).id, hasEnded)
  await page.getByRole('button', { name: '1 条新内容' }).waitFor()
  expect(await places()).toEqual(before)

  await page.getByRole('button', { name: '1 条新内容' }).click()

  await cellOf(page, fresh).waitFor()
})

test('Ctrl+Shift+G leads to the gallery and back to drawing', async () => {
  const page = await open(owner, `/draw/${owner.channelId}`)
  await page.getByRole('navigation', { name: '视图' }).waitFor()
  await page.keyboard.press('Control+Shift+G')
  await cells(page).first().waitFor()
  await page.keyboard.press('Control+Shift+G')
  await page.getByRole('textbox', { name: '提示词' }).waitFor()
})

test('the key for the other view, pressed while a picture still closes leads to drawing, and the way back does not undo it', async () => {
  const page = await open(owner, '/gallery')
  await cells(page).first().getByRole('link').click()
  await lightboxOf(page).getByRole('img').first().waitFor()
  await lightboxOf(page).evaluate((dialog: HTMLDialogElement) => {
    const key = new KeyboardEvent('keydown', {
      key: 'G',
      ctrlKey: true,
      shiftKey: true,
      bubbles: true,
      cancelable: true,
    })
    dialog.addEventListener('close', () => document.body.dispatchEvent(key))
    dialog.close()
  })
  await page.getByRole('textbox', { name: '提示词' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/draw/${owner.channelId}`)
})

test('on a phone the wall fits, its filters are in a sheet, and the panel comes from below', async () => {
  const page = await open(owner, '/gallery', PHONE)
  await cells(page).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: '筛选' }).tap()
  await page.getByRole('combobox', { name: '全部机器人' }).waitFor()
  await page.keyboard.press('Escape')

  await cells(page).first().getByRole('link').tap()
  await lightboxOf(page).getByRole('button', { name: '详情' }).tap()

  await lightboxOf(page).getByRole('button', { name: '复制链接' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test.each([
  { language: 'zh-TW', title: '畫廊', own: '我的作品' },
  { language: 'en-US', title: 'Gallery', own: 'All my work' },
])('the gallery speaks $language', async ({ language, title, own }) => {
  const page = await open(owner, '/about')
  await page.evaluate((chosen) => localStorage.setItem('appSetting', JSON.stringify({ language: chosen })), language)
  await page.goto(`${server.url}/gallery`)
  await page.getByRole('heading', { name: title }).waitFor()
  await page.getByRole('link', { name: own }).waitFor()
})

test('no page met an error of its own', () => {
  expect(visits.flatMap(({ complaints }) => complaints)).toEqual([])
})
