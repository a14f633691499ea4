import type { Session, User } from '@easel/contract/account'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Db } from '../apps/server/src/db/open.ts'
import { callApi } from './api-client.ts'
import { openSharedBrowser } from './borrow.ts'
import { type GuardedVisit, guardedVisit } from './hostile/guarded-visit.ts'
import { payloads } from './hostile/payloads.ts'
import { plantChannels, plantDrawings, plantMessages, storable } from './hostile/plant.ts'
import { becomeAdministrator, hasEnded, type Person } from './person.ts'
import { type ProductServer, startServer } from './server.ts'
import { openDatabaseOf } from './task-rows.ts'

const CARDS_A_CHANNEL = 60
/** So tall that most cards are in the document, with few device pixels, so that painting is cheap. */
const TALL = { viewport: { width: 1280, height: 16_000 }, deviceScaleFactor: 0.1 }

const texts = payloads.map(storable)
let server: ProductServer
let browser: Browser
let person: Person
let me: User
let db: Db
let channelIds: string[]
let guarded: GuardedVisit
let page: Page

beforeAll(async () => {
  server = await startServer({ ENGINE: 'fake', RATE_LIMIT: '1000000' })
  browser = await openSharedBrowser()
  person = await becomeAdministrator(server)
  me = (await callApi<Session & { user: User }>(server.url, '/api/home/index', { token: person.token })).user
  db = await openDatabaseOf(server.dataDir)
  channelIds = await plantChannels(db, me.id, texts)
  const model = await person.waitFor((await person.submit('a red fox')).id, hasEnded)
  for (const [at, channelId] of channelIds.slice(0, Math.ceil(texts.length / CARDS_A_CHANNEL)).entries()) {
    const some = texts.slice(at * CARDS_A_CHANNEL, (at + 1) * CARDS_A_CHANNEL)
    await plantDrawings(db, { channelId, texts: some, model })
  }
  guarded = await guardedVisit(browser, server.url, { device: TALL, token: person.token })
  page = guarded.page
})
afterAll(async () => {
  await db?.destroy()
  await browser?.close()
  await server?.close()
})
afterEach(async () => {
  expect(guarded.intrusions.splice(0)).toEqual([])
  const strange = await page.evaluate(() => Object.keys(Object.prototype).length + Number('canaried' in {}))
  expect(strange).toBe(0)
})

/** Changes a text of a person or the site, and returns the result. */
async function put(path: string, body: object): Promise<{ success: boolean; data: User }> {
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' }
  return (await fetch(`${server.url}${path}`, { method: 'PUT', headers, body: JSON.stringify(body) })).json()
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

test('there are two hundred of them, each once', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(200)
  expect(new Set(payloads).size).toBe(payloads.length)
})

test('prompts, names, titles and errors are text on the drawing screen', async () => {
  for (const [at, channelId] of channelIds.slice(0, Math.ceil(texts.length / CARDS_A_CHANNEL)).entries()) {
    await page.goto(`${server.url}/draw/${channelId}`)
    const own = texts.slice(at * CARDS_A_CHANNEL, (at + 1) * CARDS_A_CHANNEL)
    await expect.poll(() => listUnshown(own), { timeout: 60_000 }).toEqual([])
  }
  const rows = await page.getByRole('complementary').getByRole('listitem').allTextContents()
  // The title is followed by its unread count.
  const isShown = (text: string) => rows.some((row) => squeezed(row).startsWith(squeezed(text)))
  expect(texts.filter((text) => text.trim() !== '' && !isShown(text))).toEqual([])
})

const shown = new Set<string>()

/** Texts that no visible card has shown so far; then scrolls on. */
async function listUnshown(own: readonly string[]): Promise<string[]> {
  for (const card of await page.getByRole('article').allTextContents()) shown.add(squeezed(card))
  await page.locator('section').evaluate((feed) => feed.scrollBy(0, feed.scrollTop === 0 ? 1e6 : -2_000))
  return own.filter((text) => ![...shown].some((card) => card.includes(squeezed(text))))
}

test('messages are text beside them', async () => {
  const channelId = channelIds.at(-1) ?? ''
  await plantMessages(db, { channelId, authorId: me.id, texts: texts.filter(Boolean) })
  await page.goto(`${server.url}/draw/${channelId}`)
  shown.clear()
  await expect.poll(() => listUnshown(texts), { timeout: 60_000 }).toEqual([])
  await page.goto(`${server.url}/draw/${channelIds[0] ?? ''}`)
})

test('and over a picture that fills the window', async () => {
  await page.getByRole('article').getByRole('button', { name: /打开/ }).first().click()
  await page.getByRole('dialog').getByRole('img').waitFor()
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('what was written and not sent is text again after a reload', async () => {
  const [channelId] = channelIds
  const text = texts.join('\n')
  const draft = [`draft:${channelId}`, JSON.stringify({ text, imageIds: texts })] as const
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), draft)
  await page.goto(`${server.url}/draw/${channelId}`)
  const composer = page.getByRole('textbox', { name: '提示词' })
  await expect.poll(() => composer.inputValue().then(squeezed)).toBe(squeezed(text))
  await composer.fill('')
})

test('a refused prompt is named in text, and so is whatever a server may answer', async () => {
  const composer = page.getByRole('textbox', { name: '提示词' })
  for (const text of texts.filter((text) => !/\s/.test(text)).slice(0, 12)) {
    await composer.fill(`a fox --${text} --ar ${text}`)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('alert').first().waitFor()

  const message = texts.join('\n')
  const data = { reason: 'internal', fields: Object.fromEntries(texts.map((text) => [text, text])) }
  const body = JSON.stringify({ code: 500, message, data, success: false })
  await page.route('**/api/mj/submit/**', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body }),
  )
  await composer.fill('a fox')
  await page.keyboard.press('Enter')
  await expect.poll(async () => squeezed(await page.locator('#root').innerText())).toContain(squeezed(message))
  await page.unroute('**/api/mj/submit/**')
})

test('a name, a description and an e-mail address are text while they change', async () => {
  const kept: string[] = []
  for (const text of payloads) {
    const { success, data } = await put('/api/home/info', { description: text })
    if (success) kept.push(data.description)
    await put('/api/home/info', { name: text.slice(0, 40) })
    if (!/[\s<>]/.test(text)) await put('/api/home/info', { email: `${text}@canary.example` })
  }
  await put('/api/home/info', { name: 'the last' })
  await page.getByText('the last').first().waitFor()
  expect(kept.length).toBeGreaterThan(150)
  expect(await listStrange(kept)).toEqual([])
})

/** Unexpected elements and attributes in descriptions, parsed by Chromium as they are served. */
async function listStrange(served: string[]): Promise<string[]> {
  const blank = await (await browser.newContext()).newPage()
  const strange = await blank.evaluate((descriptions) => {
    const found: string[] = []
    const parse = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html })
    for (const description of descriptions) {
      const tree = parse(description)
      // Serialization that changes on reparsing hints at mutation XSS.
      if (parse(tree.innerHTML).innerHTML !== tree.innerHTML) found.push(`mutates: ${description}`)
      for (const element of tree.querySelectorAll('*')) {
        const isLink = element instanceof HTMLAnchorElement
        const isAllowed = ['B', 'I', 'EM', 'STRONG', 'BR'].includes(element.tagName) || isLink
        const names = [...element.attributes].map(({ name }) => name).sort()
        const isBare = isLink ? names.join() === 'href,rel' : names.length === 0
        const isSafe =
          !isLink ||
          (element.protocol === 'https:' && element.rel === 'noopener nofollow ugc' && element.username === '')
        if (!isAllowed || !isBare || !isSafe) found.push(element.outerHTML)
      }
    }
    return found
  }, served)
  await blank.context().close()
  return strange
}

test('one’s own words, suffix and devices are text in the dialogs that change them', async () => {
  const sample = texts.filter((text) => /^[\x20-\x7e]{1,40}$/.test(text) && text.trim() === text).slice(0, 12)
  for (const device of sample) {
    const headers = { 'content-type': 'application/json', 'user-agent': device }
    const body = JSON.stringify({ loginType: 'Password', ...server.admin })
    await fetch(`${server.url}/api/login/login`, { method: 'POST', headers, body })
  }
  const [name, description] = [sample[0] ?? '', sample.join(' ')]
  await put('/api/home/info', { name, description })
  await put('/api/draw/settings/suffix?botType=MID_JOURNEY', { suffix: name })
  for (const dialog of ['settings=account', 'settings=drawing', 'profile=open', 'subscribe=open']) {
    await page.goto(`${server.url}/draw?${dialog}`)
    await page.getByRole('dialog').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  await page.goto(`${server.url}/draw?settings=account`)
  await expect.poll(() => page.getByRole('dialog').getByLabel('名称').inputValue()).toBe(name)
})

test('what the house says of itself is text in titles, meta texts and pages', async () => {
  const plain = texts.filter((text) => !/\p{Cc}/u.test(text))
  const all = plain.join('\n\n')
  const own = { 'zh-CN': all, 'zh-TW': all, 'en-US': all }
  expect(await put('/api/admin/company', { about: own, privacy: own, agreement: own })).toMatchObject({ success: true })
  const names = plain.filter((text) => text.length <= 60)
  for (const [at, description] of fill(plain, 300).entries()) {
    const name = names[at * 7] ?? 'Easel'
    const change = { name, description, keywords: description, contact: description }
    expect(await put('/api/admin/company', change)).toMatchObject({ success: true })
    await page.goto(`${server.url}${['/about', '/login', '/draw', '/privacy-policy', '/user-agreement'][at % 5]}`)
    const meta = page.locator('meta[name="description"]')
    await expect.poll(() => meta.getAttribute('content')).toBe(description)
    expect(await page.locator('meta[name="keywords"]').getAttribute('content')).toBe(description)
    expect(await page.title()).toContain(squeezed(name))
  }
})

/** Joins as many lines as fit into `maxChars`, repeatedly. */
function fill(lines: readonly string[], maxChars: number): string[] {
  const filled: string[] = []
  for (const line of lines) {
    const longer = `${filled.at(-1) ?? ''} ${line}`
    if (filled.length > 0 && longer.length <= maxChars) filled[filled.length - 1] = longer
    else filled.push(line.slice(0, maxChars))
  }
  return filled
}

test('an address is only an address, whatever stands in its path, its query and its fragment', async () => {
  await page.goto(`${server.url}/404`)
  const lengths = await page.evaluate(async (given) => {
    for (const [at, text] of given.entries()) {
      const part = encodeURIComponent(text)
      const paths = [`/${part}/${part}?q=${part}#${part}`]
      if (at % 4 === 0) paths.push(`/invite/${part}`)
      if (at % 16 === 0) paths.push(`/draw/${part}`)
      for (const path of paths) {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
        await new Promise(requestAnimationFrame)
      }
    }
    return given.length
  }, texts)
  expect(lengths).toBe(texts.length)
  const opened = ['<img src=x onerror=canary()>', '"><script>canary()</script>', 'javascript:canary()', '{{canary()}}']
  for (const text of opened) {
    const part = encodeURIComponent(text)
    await page.goto(`${server.url}/404/${part}?${part}=${part}#${part}`)
    await page.waitForURL(/\/404$/)
  }
})

test('a picture is kept without what its file was called, or is refused without repeating it', async () => {
  const picture = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0))
  for (const text of texts.filter((_, at) => at % 10 === 0)) {
    const form = new FormData()
    form.set('purpose', 'avatar')
    form.set('file', new File([picture], text))
    const headers = { authorization: `Bearer ${person.token}` }
    const answer = await fetch(`${server.url}/api/upload`, { method: 'POST', headers, body: form })
    expect(await answer.text()).not.toContain('canary')
  }
})

/** A white PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='
