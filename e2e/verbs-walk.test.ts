import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from './api-client.ts'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { DRAWN_WITHIN_MS, enterAs, newestCard, send, waitForGrid } from './drawing-steps.ts'
import { becomeMember, type Member } from './member.ts'
import { keepUploads, type MaskPixels, readSentMask } from './read-sent-mask.ts'
import type { RunningServer } from './server.ts'
import { PHONE, type Visit, visit } from './visit.ts'

const FOX = 'a red fox in the snow'

let server: RunningServer
let browser: Browser
let painter: Member
let page: Page
const visits: Visit[] = []

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
  painter = await becomeMember(server)
  page = await open()
})
afterAll(() => browser?.close())

async function open(device?: Parameters<typeof visit>[2]): Promise<Page> {
  const opened = await visit(browser, server.url, device)
  visits.push(opened)
  await enterAs(opened.page, server.url, painter.token)
  return opened.page
}

const dialogOf = (title: string, on = page) => on.getByRole('dialog', { name: title })
const promptIn = (dialog: Locator) => dialog.getByRole('textbox', { name: '提示词' })
/** The selected share as the dialog shows it. */
const shareIn = (dialog: Locator) => dialog.getByText(/^已选/)
const act = (card: Locator, name: string) => card.getByRole('button', { name, exact: true })

/** Draws a grid and picks its first picture; returns that picture's card. */
async function pickFrom(prompt: string, on = page): Promise<Locator> {
  const card = await send(on, prompt)
  await waitForGrid(card)
  await act(card, 'U1 选出第 1 张').click()
  const hasActs = on.getByRole('button', { name: '变化 轻微', exact: true })
  const picked = on.getByRole('article', { name: prompt }).filter({ has: hasActs }).last()
  await picked.waitFor({ timeout: DRAWN_WITHIN_MS })
  return picked
}

/** Waits for the grid that a press created, found by its label. */
async function waitForDrawn(prompt: string, kind: string, on = page): Promise<void> {
  const cards = on.getByRole('article', { name: prompt })
  await waitForGrid(cards.filter({ has: on.getByText(kind, { exact: true }) }).last())
}

async function answer(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: '绘制', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('a picked picture is varied, zoomed out and panned from where it was picked', async () => {
  for (const [button, kind] of [
    ['变化 轻微', '变化'],
    ['扩图 2 倍', '扩图'],
    ['平移 左', '平移'],
  ] as const) {
    const prompt = `${FOX} ${kind}`
    await act(await pickFrom(prompt), button).click()
    await waitForDrawn(prompt, kind)
  }
})

test('a grid is drawn once more', async () => {
  const prompt = `${FOX} again`
  const card = await send(page, prompt)
  await waitForGrid(card)
  await act(card, '重新生成').click()
  await expect.poll(() => page.getByRole('article', { name: prompt }).count()).toBe(2)
  await waitForGrid(newestCard(page, prompt))
})

test('a button that has just moved because the list scrolled takes a press', async () => {
  const card = await pickFrom(`${FOX} scrolled`)
  const isHit = await act(card, '变化 轻微').evaluate(async (button) => {
    button.scrollIntoView({ block: 'center' })
    button.closest('section')?.scrollBy(0, -10)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { x, y } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + 5, y + 5))
  })
  expect(isHit).toBe(true)
})

test('the price of a press is said before it', async () => {
  const card = await pickFrom(`${FOX} price`)
  await act(card, '平移 上').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.getByRole('tooltip').filter({ hasText: '4 点，由你的账户支付' }).waitFor()
})

test('a custom zoom follows its slider, and the words follow with it', async () => {
  await act(await pickFrom(`${FOX} zoom`), '扩图 自定义…').click()
  const dialog = dialogOf('自定义扩图')
  await dialog.waitFor()
  expect(await promptIn(dialog).inputValue()).toContain('--zoom 1.8')

  await dialog.getByRole('slider').press('ArrowLeft')
  expect(await promptIn(dialog).inputValue()).toContain('--zoom 1.7')
  await dialog.getByRole('textbox', { name: '画面比例' }).fill('3:2')
  expect(await promptIn(dialog).inputValue()).toContain('--ar 3:2')
  await answer(dialog)

  await waitForDrawn(`${FOX} zoom`, '扩图')
})

test('the region painted with the pointer is white in a mask of the picture’s own size, and nothing else is', async () => {
  await act(await pickFrom(`${FOX} pointer`), '变化 局部重绘…').click()
  const dialog = dialogOf('局部重绘')
  await dialog.waitFor()
  await dialog.getByRole('button', { name: '矩形' }).click()
  await drag(dialog, { from: [0.25, 0.25], to: [0.75, 0.5] })
  await expect.poll(() => shareIn(dialog).textContent()).toMatch(/已选 1[0-9]%/)

  const mask = await sentMask(dialog)

  expect([mask.width, mask.height]).toEqual([16, 16])
  expect(mask.others).toBe(0)
  expect(whitePart(mask)).toEqual({ left: 4, top: 4, right: 12, bottom: 8 })
  await waitForDrawn(`${FOX} pointer`, '局部重绘')
})

test('the same by keys alone: a rectangle is placed, moved, taken back and placed again', async () => {
  await act(await pickFrom(`${FOX} keys`), '变化 局部重绘…').press('Enter')
  const dialog = dialogOf('局部重绘')
  await dialog.waitFor()
  await page.keyboard.press('r')
  for (let at = 0; at < 4; at += 1) await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+z')
  await expect.poll(() => shareIn(dialog).textContent()).toContain('已选 0%')
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => shareIn(dialog).textContent()).toMatch(/已选 1[0-9]%/)

  const mask = await sentMask(dialog)

  expect(mask.others).toBe(0)
  expect(whitePart(mask)).toMatchObject({ left: 0, top: 5, bottom: 11 })
})

test('a dialog that was left waits, is taken up in another window, and closes here when it is answered there', async () => {
  const prompt = `${FOX} windows`
  await act(await pickFrom(prompt), '扩图 自定义…').click()
  await dialogOf('自定义扩图').waitFor()
  await page.reload()
  await dialogOf('自定义扩图').waitFor()
  const other = await open()
  await newestCard(other, prompt).getByRole('button', { name: '打开对话框' }).click()
  await answer(dialogOf('自定义扩图', other))

  await dialogOf('自定义扩图').waitFor({ state: 'hidden' })
  await page.getByText('这个任务已不在等待确认').waitFor()
  await waitForDrawn(prompt, '扩图')
})

test('closing leaves the task waiting, and discarding it costs nothing', async () => {
  const prompt = `${FOX} discarded`
  const card = await pickFrom(prompt)
  const before = await painter.credits()
  await act(card, '扩图 自定义…').click()
  await dialogOf('自定义扩图').waitFor()
  await page.keyboard.press('Escape')
  await dialogOf('自定义扩图').waitFor({ state: 'hidden' })

  await newestCard(page, prompt).getByRole('button', { name: '丢弃' }).click()

  await newestCard(page, prompt).getByText('已取消').waitFor()
  expect(await painter.credits()).toBe(before)
})

test('with remix on, V asks for words, shows what was changed, and can be told to ask no more', async () => {
  await callApi(server.url, '/api/home/info', { token: painter.token, method: 'PUT', body: { mjRemix: true } })
  const card = await send(page, `${FOX} remix`)
  await waitForGrid(card)
  await card.getByRole('button', { name: 'V1 变化第 1 张…' }).click()
  const dialog = dialogOf('混合：修改提示词')
  await dialog.waitFor()
  await promptIn(dialog).fill((await promptIn(dialog).inputValue()).replace('red', 'blue'))
  expect(await dialog.locator('del').textContent()).toContain('−red')
  expect(await dialog.locator('ins').textContent()).toContain('+blue')
  await dialog.getByRole('switch').click()
  await answer(dialog)
  await waitForGrid(newestCard(page, 'a blue fox in the snow remix'))
})

test('on a phone a finger paints the region, and nothing is wider than the phone', async () => {
  const phone = await open(PHONE)
  await act(await pickFrom(`${FOX} finger`, phone), '变化 局部重绘…').tap()
  const dialog = dialogOf('局部重绘', phone)
  await dialog.getByRole('application').tap()
  await expect.poll(() => shareIn(dialog).textContent()).not.toContain('已选 0%')
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await answer(dialog)
  await waitForDrawn(`${FOX} finger`, '局部重绘', phone)
})

test('what is deleted while the network is away stays deleted on the next page, and the server hears of it', async () => {
  const card = await send(page, `${FOX} away`)
  await waitForGrid(card)
  const id = await card.locator('[data-task]').or(card).first().getAttribute('data-task')
  await page.context().setOffline(true)
  await card.hover()
  await act(card, '更多').click()
  await page.getByText('删除', { exact: true }).click()
  await card.waitFor({ state: 'detached' })
  await page.goto('about:blank')
  await page.context().setOffline(false)
  // The browser's own console errors about aborted requests.
  visits[0]?.complaints.splice(0)

  await page.goto(server.url)

  const read = () =>
    callApi(server.url, `/api/mj/task/${id}/fetch`, { token: painter.token }).then(() => 'there', String)
  await expect.poll(read, { timeout: 15_000 }).toContain('not_found')
  await page.getByRole('textbox', { name: '提示词' }).waitFor()
  expect(await card.count()).toBe(0)
})

test('no page met an error of its own or asked a foreign host', () => {
  expect(visits.flatMap(({ complaints }) => complaints)).toEqual([])
})

/** Drags over the picture, in fractions of its sides; the picture is square and fills the stage's height less the margins. */
async function drag(dialog: Locator, { from, to }: { from: [number, number]; to: [number, number] }): Promise<void> {
  const stage = await dialog.getByRole('application').boundingBox()
  if (!stage) throw new Error('the stage is not there')
  const side = Math.min(stage.width, stage.height) - 16
  const [left, top] = [stage.x + (stage.width - side) / 2, stage.y + (stage.height - side) / 2]
  const at = ([x, y]: [number, number]) => [left + x * side, top + y * side] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 5 })
  await page.mouse.up()
}

async function sentMask(dialog: Locator): Promise<MaskPixels> {
  await keepUploads(page)
  await answer(dialog)
  return readSentMask(page)
}

/** Bounds of the white area in px; the upper ones are exclusive. */
function whitePart({ width, white }: MaskPixels) {
  const [xs, ys] = [white.map((at) => at % width), white.map((at) => Math.floor(at / width))]
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + 1,
    bottom: Math.max(...ys) + 1,
  }
}
