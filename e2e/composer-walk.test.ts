import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSharedBrowser, sharedServer } from './borrow.ts'
import { DRAWN_WITHIN_MS, enterAs, newestCard } from './drawing-steps.ts'
import { becomeMember, type Member } from './member.ts'
import type { RunningServer } from './server.ts'
import { PHONE, type Visit, visit } from './visit.ts'

const CALM = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const

let server: RunningServer
let browser: Browser
let painter: Member
let opened: Visit
let page: Page

beforeAll(async () => {
  server = await sharedServer('fake')
  browser = await openSharedBrowser()
  opened = await visit(browser, server.url, CALM)
  page = opened.page
  painter = await becomeMember(server)
  await enterAs(page, server.url, painter.token)
})
afterAll(() => browser?.close())

const field = (on = page) => on.getByRole('textbox', { name: '提示词' })
const chips = (on = page) => on.getByRole('button', { name: /^第 \d 张图片，/ })
const ready = (on = page) => on.getByRole('button', { name: /^第 \d 张图片，已就绪/ })
const addresses = () =>
  page.locator('form li img').evaluateAll((pictures) => pictures.map((one) => one.getAttribute('src')))
const picker = (on = page) => on.locator('form input[type="file"]').first()
const options = () => page.getByRole('listbox').getByRole('option')

test('pictures are chosen, pasted and dropped, and stand there at once', async () => {
  await picker().waitFor({ state: 'attached' })
  await picker().setInputFiles([file('one.png', aPng(40, 30))])
  await expect.poll(() => ready().count()).toBe(1)

  await field().focus()
  await arrive('paste', aPng(30, 40))
  await expect.poll(() => ready().count()).toBe(2)

  await hover(aPng(20, 20))
  await page.getByText('松开以添加垫图').waitFor()
  await arrive('drop', aPng(20, 20))
  await page.getByText('松开以添加垫图').waitFor({ state: 'hidden' })
  await expect.poll(() => ready().count()).toBe(3)
})

test('arrow keys move the picture that has the focus, which stays there', async () => {
  const [first, second, third] = await addresses()
  await chips().first().focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(addresses).toEqual([second, first, third])
  await page.keyboard.press('ArrowRight')
  await expect.poll(addresses).toEqual([second, third, first])
  expect(
    await chips()
      .nth(2)
      .evaluate((chip) => chip === document.activeElement),
  ).toBe(true)
})

test('dragging one over another moves it there', async () => {
  const [first, second, third] = await addresses()
  await chips().nth(0).dragTo(chips().nth(1))
  await expect.poll(addresses).toEqual([second, first, third])
})

test('a click enlarges a picture, and Escape closes it', async () => {
  await chips().first().click()
  const large = page.getByRole('dialog', { name: '第 1 张图片' })
  await large.getByRole('img').waitFor()
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'hidden' })
})

test('a reload keeps words and pictures', async () => {
  await field().fill('a red fox')
  await page.reload()
  await expect.poll(() => ready().count()).toBe(3)
  expect(await field().inputValue()).toBe('a red fox')
})

test('what is no picture is named, and a sixth picture is not taken', async () => {
  await picker().setInputFiles([file('words.txt', Buffer.from('words'), 'text/plain')])
  const said = page.locator('form').getByText('words.txt：仅支持 jpg、jpeg、png、gif', { exact: true })
  await said.waitFor()
  await picker().setInputFiles([1, 2, 3].map((at) => file(`${at}.png`, aPng(10 + at, 10))))
  await said.waitFor({ state: 'detached' })
  await page.locator('form').getByText('最多 5 张垫图，已添加前 5 张', { exact: true }).waitFor()
  await expect.poll(() => ready().count()).toBe(5)
})

test('a picture beyond 1 MB is offered to be made smaller, and then is taken', async () => {
  for (let left = 5; left > 0; left -= 1) {
    await chips().last().focus()
    await page.keyboard.press('Delete')
    await expect.poll(() => chips().count()).toBe(left - 1)
  }
  await picker().setInputFiles([file('large.png', aPng(900, 900))])
  await page.getByText('图片不能超过 1 MB').waitFor()
  await page.getByRole('button', { name: '压缩后添加' }).click()
  await expect.poll(() => ready().count()).toBe(1)
})

test('a picture that did not arrive stays and is sent again', async () => {
  await page.route('**/api/upload', (route) => route.abort(), { times: 1 })
  await picker().setInputFiles([file('two.png', aPng(12, 12))])
  await page.getByText('有图片上传失败').waitFor()
  await expect.poll(() => chips().count()).toBe(2)
  await page.getByRole('button', { name: '重试', exact: true }).click()
  await expect.poll(() => ready().count()).toBe(2)
  opened.complaints.length = 0
})

test('commands open over the field, are filtered while typing, and run by keyboard alone', async () => {
  await field().fill('')
  await field().focus()
  await page.keyboard.type('/')
  await expect.poll(() => options().count()).toBeGreaterThan(5)
  await page.keyboard.type('su')
  await expect.poll(() => options().count()).toBe(1)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: '订阅' }).waitFor()
  await page.keyboard.press('Escape')

  await field().focus()
  await page.keyboard.type('/')
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  expect(await field().inputValue()).toBe('/')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('/')
  await page.getByRole('listbox').waitFor()
  await page.keyboard.press('Escape')
})

test('what is no command is said and kept', async () => {
  await field().fill('/nonsense')
  await page.keyboard.press('Enter')
  await page.getByText('没有 /nonsense 这个命令').first().waitFor()
  expect(await field().inputValue()).toBe('/nonsense')
})

test('parameters complete behind two dashes', async () => {
  await field().fill('a fox --se')
  await field().press('End')
  await options().filter({ hasText: '--seed' }).waitFor()
  await page.keyboard.press('Tab')
  expect(await field().inputValue()).toBe('a fox --seed ')
})

test('/blend is open for sending from two pictures on, and leads back to the words', async () => {
  await field().fill('')
  await field().focus()
  await page.keyboard.type('/blend')
  await page.keyboard.press('Enter')
  const board = page.getByRole('group', { name: '融合图片' })
  await board.waitFor()
  const send = page.getByRole('button', { name: '融合', exact: true })
  expect(await send.getAttribute('aria-disabled')).toBe('true')
  await picker().setInputFiles([file('one.png', aPng(14, 14)), file('two.png', aPng(15, 15))])
  await expect.poll(() => send.getAttribute('aria-disabled')).not.toBe('true')
  await board.getByRole('radio', { name: '3:2' }).check({ force: true })
  await page.getByRole('button', { name: '返回文字输入' }).click()
  await field().waitFor()
  await expect.poll(() => ready().count()).toBe(2)
})

test('a price and a wait stand there before one sends', async () => {
  await field().fill('a {red, blue} fox')
  await page.getByText(/2 次绘制 · 8 点/).waitFor()
})

test('Enter that ends a Chinese word neither sends nor chooses', async () => {
  const session = await page.context().newCDPSession(page)
  await field().fill('')
  await field().focus()
  await session.send('Input.imeSetComposition', { text: 'yu', selectionStart: 2, selectionEnd: 2 })
  await page.keyboard.press('Enter')
  await session.send('Input.insertText', { text: '宇航员' })
  expect(await field().inputValue()).toContain('宇航员')
  expect(await page.getByRole('article').count()).toBe(0)
  await field().fill('')
})

test('/imagine in front of words draws them', async () => {
  for (let left = await chips().count(); left > 0; left -= 1) {
    await chips().last().focus()
    await page.keyboard.press('Delete')
    await expect.poll(() => chips().count()).toBe(left - 1)
  }
  await field().fill('/imagine a red fox')
  await page.keyboard.press('Enter')
  await newestCard(page, 'a red fox').waitFor()
  expect(await field().inputValue()).toBe('')
})

test('from the feed the slash begins a command, and Escape leads back to the feed', async () => {
  const feed = page.getByRole('region', { name: '绘画记录' })
  const hasFocus = (place: typeof feed) => place.evaluate((node) => node === document.activeElement)
  await field().fill('')
  await field().focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(feed)).toBe(true)

  // Shortcuts of the feed load a moment after its first card.
  await expect
    .poll(async () => {
      if ((await field().inputValue()) === '') await page.keyboard.press('/')
      return options().count()
    })
    .toBeGreaterThan(5)
  expect(await field().inputValue()).toBe('/')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(feed)).toBe(true)

  await field().fill('a fox')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect.poll(() => hasFocus(field())).toBe(true)
  expect(await field().inputValue()).toBe('a fox/')
  await field().fill('')
})

test('what is written without a network waits in its card, and is sent by itself when the network is back', async () => {
  await page.context().setOffline(true)
  await field().fill('a lost fox')
  await page.keyboard.press('Enter')
  const card = newestCard(page, 'a lost fox')
  await card.getByText('恢复连接后会自动发送').waitFor()
  await page.getByText('连接已断开，正在重连…').waitFor()

  await page.context().setOffline(false)

  await card.getByText('未发送').waitFor({ state: 'detached' })
  await card.getByRole('button', { name: 'U1' }).waitFor({ timeout: DRAWN_WITHIN_MS })
  opened.complaints.length = 0
})

test('on a phone the composer is one line until it is pressed, and takes pictures too', async () => {
  const phone = await visit(browser, server.url, PHONE)
  await enterAs(phone.page, server.url, painter.token)
  const height = () => phone.page.locator('form').evaluate((form) => form.clientHeight)
  await field(phone.page).waitFor()
  const low = await height()
  expect(low).toBeLessThan(70)
  await field(phone.page).tap()
  await expect.poll(height).toBeGreaterThan(low)
  await picker(phone.page).setInputFiles([file('one.png', aPng(40, 30))])
  await expect.poll(() => ready(phone.page).count()).toBe(1)
  await field(phone.page).fill('/')
  await phone.page.getByRole('option', { name: /blend/ }).tap()
  await phone.page.getByRole('group', { name: '融合图片' }).waitFor()
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(phone.complaints).toEqual([])
})

test('no page met an error of its own', () => {
  expect(opened.complaints).toEqual([])
})

/** Simulates a file that is dropped or pasted. */
async function arrive(how: 'paste' | 'drop', picture: Buffer): Promise<void> {
  await page.evaluate(
    ({ how, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], 'picture.png', { type: 'image/png' }))
      const target = document.querySelector(how === 'paste' ? '#composer' : '[role="feed"], form') ?? document.body
      const options = { bubbles: true, cancelable: true }
      target.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent('drop', { ...options, dataTransfer: transfer }),
      )
    },
    { how, base64: picture.toString('base64') },
  )
}

async function hover(picture: Buffer): Promise<void> {
  await page.evaluate((base64) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([atob(base64)], 'picture.png', { type: 'image/png' }))
    document
      .querySelector('form')
      ?.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: transfer }))
  }, picture.toString('base64'))
}

function file(name: string, buffer: Buffer, mimeType = 'image/png') {
  return { name, mimeType, buffer }
}

/** Random pixels, which compress so badly that a large picture exceeds the limit. */
function aPng(width: number, height: number): Buffer {
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.from([0]), randomBytes(width * 3)]))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND')])
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
