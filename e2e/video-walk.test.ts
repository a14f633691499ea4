import type { Task } from '@easel/contract/drawing'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callApi } from './api-client.ts'
import { openSharedBrowser } from './borrow.ts'
import { DRAWN_WITHIN_MS, enterAs, send, waitForGrid } from './drawing-steps.ts'
import { becomeMember, type Member } from './member.ts'
import { becomeAdministrator, hasEnded } from './person.ts'
import { readDownload } from './read-download.ts'
import { listZipped } from './read-zip.ts'
import { OPEN_TO_ALL, type ProductServer, startServer } from './server.ts'
import { DESKTOP, PHONE, type Visit, visit } from './visit.ts'

const CALM = { ...DESKTOP, reducedMotion: 'reduce' } as const
const FOX = 'a red fox in the snow --ar 3:2'
const SEA = 'waves on a beach'

let server: ProductServer
let browser: Browser
let member: Member
const visits: Visit[] = []

beforeAll(async () => {
  // Of its own: what the operator lets people make is changed here.
  server = await startServer({ ENGINE: 'fake', ...OPEN_TO_ALL })
  browser = await openSharedBrowser()
  member = await becomeMember(server)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})
afterEach(async () => {
  for (const { page, complaints } of visits.splice(0)) {
    expect(complaints).toEqual([])
    await page.context().close()
  }
})

async function open(path = '/draw', device: Parameters<typeof visit>[2] = DESKTOP): Promise<Page> {
  const opened = await visit(browser, server.url, device)
  visits.push(opened)
  await enterAs(opened.page, server.url, member.token, path)
  return opened.page
}

const tab = () => `/draw/${member.channelId}?view=video`
const players = (on: Page | Locator) => on.getByRole('group', { name: /^视频：/ })
const press = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true })
const placeOf = (player: Locator) => player.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)
const isPaused = (player: Locator) => player.locator('video').evaluate((film: HTMLVideoElement) => film.paused)
const extension = (card: Locator) => card.getByRole('group', { name: '延长' })
const inForm = (page: Page) => page.getByRole('form', { name: '做一段视频' })

async function makeClip(prompt: string): Promise<Task> {
  return member.waitFor((await member.submitVideo(prompt)).id, hasEnded)
}

test('a picture is set in motion, its clip plays, goes on, and gives a frame to draw from', async () => {
  const page = await open()
  const grid = await send(page, FOX)
  await waitForGrid(grid)
  await press(grid, 'U1 选出第 1 张').click()
  const picked = page.getByRole('article').filter({ has: page.getByRole('group', { name: '动起来' }) })
  await picked.waitFor({ timeout: DRAWN_WITHIN_MS })
  const animate = press(picked, '动起来 动作大')
  await animate.hover()
  await page.getByRole('tooltip').getByText('16 点').waitFor()
  await animate.click()

  const card = page.getByRole('article').filter({ has: page.getByText('视频', { exact: true }) })
  await extension(card).waitFor({ timeout: DRAWN_WITHIN_MS })
  const player = players(card)
  await expect.poll(() => player.locator('video').getAttribute('src')).toBeNull()
  await player.hover()
  await expect.poll(() => placeOf(player)).toBeGreaterThan(0)
  await page.mouse.move(0, 0)
  await expect.poll(() => isPaused(player)).toBe(true)

  await press(extension(card), '延长 动作小').click()
  const longer = page
    .getByRole('article')
    .filter({ has: page.getByText('延长', { exact: true }) })
    .last()
  await longer.getByText('0:08', { exact: true }).waitFor({ timeout: DRAWN_WITHIN_MS })

  await player.hover()
  await press(player, '使用这一帧').click()
  await press(page, '第 1 张图片，已就绪').waitFor()
})

test('in the lightbox keys play a clip and go through it frame by frame', async () => {
  const clip = await makeClip(SEA)
  const page = await open(`/draw/${member.channelId}?image=${clip.id}:1`)
  const player = players(page.getByRole('dialog'))
  await player.waitFor()
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(player)).toBe(false)
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(player)).toBe(true)
  const before = await placeOf(player)
  await page.keyboard.press('.')
  await expect.poll(() => placeOf(player)).toBeGreaterThan(before)
  await press(player, '播放').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => placeOf(player)).toBe(0)
})

test('the video tab tells the price, keeps what is written, and shows what comes of it', async () => {
  const page = await open()
  await page.getByRole('link', { name: '视频', exact: true }).click()
  const form = inForm(page)
  await form.getByRole('textbox').fill(SEA)
  await form.getByRole('combobox', { name: '秒数' }).selectOption('8')
  await form.getByText('32 点').waitFor()
  await page.reload()
  await expect.poll(() => form.getByRole('textbox').inputValue()).toBe(SEA)
  await form.getByText('32 点').waitFor()

  await press(form, '生成视频').click()
  const newest = page.getByRole('article').first()
  await newest.getByText('0:08', { exact: true }).waitFor({ timeout: DRAWN_WITHIN_MS })
  expect(await form.getByRole('textbox').inputValue()).toBe('')

  await press(form, '从我的作品选').click()
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
  await form.getByText('首图').first().waitFor()
  expect(await form.getByRole('combobox', { name: '比例' }).isDisabled()).toBe(true)
  await press(form, '生成视频').click()
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(1)
})

test('my work shows clips or pictures, and gives clips in its archive', async () => {
  await makeClip(SEA)
  const page = await open('/gallery')
  const cells = page.locator('[data-cell]')
  await cells.first().waitFor()
  const all = await cells.count()
  await page.getByRole('combobox', { name: '图片和视频' }).selectOption('video')
  await expect.poll(() => cells.count()).toBeLessThan(all)
  expect(await cells.filter({ hasText: /0:0\d/ }).count()).toBe(await cells.count())

  await cells.first().getByRole('link').focus()
  await page.keyboard.press('Space')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /zip/i }).click()
  expect(listZipped(await readDownload(await saved)).filter((name) => name.endsWith('.mp4'))).toHaveLength(1)
})

test('on a phone a tap plays a clip, another one stops it and shows its tools', async () => {
  await makeClip(SEA)
  const page = await open(tab(), PHONE)
  const player = players(page).first()
  await player.waitFor()
  const middle = { position: { x: 100, y: 60 } }
  await player.tap(middle)
  await expect.poll(() => placeOf(player)).toBeGreaterThan(0)
  await player.tap(middle)
  await expect.poll(() => isPaused(player)).toBe(true)
  await press(player, '全屏').waitFor()
  const [wide, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(wide).toBeLessThanOrEqual(shown ?? 0)
})

test('who wants no motion has nothing of a clip loaded until they press for it', async () => {
  await makeClip(SEA)
  const page = await open(tab(), CALM)
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media') loaded.push(request.url())
  })
  const player = players(page).first()
  await player.hover()
  await page.getByRole('combobox', { name: '镜头' }).hover()
  expect(loaded).toEqual([])
  await player.hover()
  await press(player, '播放').first().click()
  await expect.poll(() => placeOf(player)).toBeGreaterThan(0)
  expect(loaded).not.toEqual([])
})

test('where the operator switches clips off, their tab and their buttons are gone', async () => {
  const page = await open(tab())
  await inForm(page).waitFor()
  const admin = await becomeAdministrator(server)
  const operator = await visit(browser, server.url)
  visits.push(operator)
  await enterAs(operator.page, server.url, admin.token, '/admin/company')
  await operator.page.getByRole('checkbox', { name: /^视频（/ }).uncheck()
  await press(operator.page, '保存').click()
  await operator.page.getByText('修改成功').waitFor()

  await inForm(page).waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByRole('link', { name: '视频', exact: true }).count()).toBe(0)
  await page.reload()
  await page.getByRole('article').first().waitFor()
  expect(await page.getByRole('group', { name: /^(动起来|延长)$/ }).count()).toBe(0)
  expect(
    await callApi<Task>(server.url, `/api/mj/task/${(await newestClip()).id}/fetch`, { token: member.token }),
  ).toMatchObject({
    status: 'SUCCESS',
  })
})

async function newestClip(): Promise<Task> {
  const body = { medium: 'video', limit: 1 }
  const found = await callApi<{ items: [Task] }>(server.url, `/api/draw/tasks/${member.channelId}`, {
    token: member.token,
    body,
  })
  return found.items[0]
}
