import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { FakeCalls, fine, refused } from '../../channel/testing/fake-calls.ts'
import { button, click, submit, toasts, write } from '../../channel/testing/page.tsx'
import { type Rendered, settle } from '../../../testing/render.tsx'
import { answerButton, field, openSection, problemOf, question } from '../testing/open-section.tsx'
import { idOf, pageOf, PERSON } from '../testing/seed.ts'
import { PeopleSection } from './people-section.tsx'

standInPopovers()

const LIST = 'GET /api/admin/users'
const GRANT = `POST /api/admin/users/${PERSON.id}/grant`
const BAN = `POST /api/admin/users/${PERSON.id}/ban`

const KEY = {
  id: idOf(7),
  prefix: 'sk-a1a1a1',
  channelId: idOf(8),
  name: '脚本',
  scopes: ['draw', 'read'],
  expiresAt: null,
  dailyCredits: null,
  totalCredits: null,
  addresses: [],
  asks: false,
  stopped: null,
  creditsToday: 0,
  creditsInAll: 1340,
  createdAt: '2026-11-20T08:12:00.000Z',
  lastUsedAt: null,
}
const REVOKE = `DELETE /api/admin/keys/${KEY.id}`

let server: FakeCalls
let page: Rendered

beforeEach(async () => {
  server = new FakeCalls()
  server.install()
  server.on(LIST, fine(pageOf([PERSON])))
  server.on(GRANT, fine({ credits: 140 }))
  page = await openSection(<PeopleSection />, '/admin/people')
  await click(button('管理 林小满'))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

const give = () => submit(page.root.querySelector('dialog form'))
const granted = () => server.of(GRANT).map(({ body }) => body)

test('a person leads to their pictures, orders and statement', async () => {
  const line = { id: 'a', delta: -4, balance: 36, reason: 'draw', createdAt: '2026-11-20T08:12:00.000Z' }
  server.on(`GET /api/admin/users/${PERSON.id}/ledger`, fine(pageOf([line])))
  const links = [...page.root.querySelectorAll('dialog a')].map((link) => link.getAttribute('href'))
  const ofPerson = `text=${encodeURIComponent(PERSON.phone)}`
  expect(links).toEqual([`/admin/tasks?${ofPerson}`, `/admin/orders?${ofPerson}`])
  await click(button('点数明细'))
  await settle()
  expect(page.root.querySelector('dialog table')?.textContent).toMatch(/绘画.*-4.*36/)
})

test('the keys of a person are listed, and one is revoked once that was confirmed', async () => {
  server.on(`GET /api/admin/users/${PERSON.id}/keys`, fine({ keys: [KEY] }))
  await click(button('API 密钥'))
  await settle()
  expect(page.root.querySelector('dialog table')?.textContent).toMatch(/脚本.*sk-a1a1a1….*1,340/)
  await click(button('吊销“脚本”'))
  expect(server.of(REVOKE)).toEqual([])
  await click(answerButton('吊销'))
  expect(server.of(REVOKE)).toHaveLength(1)
  expect(page.root.querySelector('dialog table')).toBeNull()
  expect(page.root.querySelector('dialog')?.textContent).toContain('没有密钥')
})

test('the page is named after its section', () => {
  expect(document.title).toMatch(/^用户 · 管理 - /)
})

test('credits are given with a reason, and the list shows them', async () => {
  server.on(LIST, fine(pageOf([{ ...PERSON, credits: 140 }])))
  await write(field('点数'), '100')
  await write(field('原因'), ' 补偿 ')
  await give()
  expect(granted()).toEqual([{ credits: 100, reason: '补偿' }])
  expect(toasts()).toEqual(['已保存，现有 140 点'])
  expect(page.root.querySelector('tbody')?.textContent).toContain('140')
  expect(field('点数')?.value).toBe('')
})

test('taking is giving below zero', async () => {
  await click(page.root.querySelectorAll<HTMLElement>('dialog input[type=radio]')[1] ?? page.root)
  await write(field('点数'), '5')
  await write(field('原因'), '误发')
  await give()
  expect(granted()).toEqual([{ credits: -5, reason: '误发' }])
})

test.each(['0', '', '-3', '1.5'])('%j credits are told before the server is asked', async (typed) => {
  await write(field('点数'), typed)
  await write(field('原因'), '误发')
  await give()
  expect(problemOf('点数')).toContain('请填写大于 0 的整数')
  expect(granted()).toEqual([])
})

test('all that is missing is told at once, each at its field, and the first has the focus', async () => {
  await give()
  expect(problemOf('点数')).toBe('请填写大于 0 的整数')
  expect(problemOf('原因')).toContain('请填写原因')
  expect(document.activeElement).toBe(field('点数'))
})

test('a reason is wanted', async () => {
  await write(field('点数'), '5')
  await give()
  expect(problemOf('原因')).toContain('请填写原因')
})

test('a second try of the same wish gives nothing twice', async () => {
  server.on(GRANT, refused('unavailable', 503, '稍后再试'))
  await write(field('点数'), '5')
  await write(field('原因'), '补偿')
  await give()
  expect(page.root.querySelector('dialog')?.textContent).toContain('稍后再试')
  await give()
  const [first, second] = server.of(GRANT)
  expect(second?.key).toBe(first?.key)
})

const banForm = () => page.root.querySelector<HTMLFormElement>('dialog section:last-of-type form')
const banned = () => server.of(BAN).map(({ body }) => body)

test('an account is suspended with a reason, once its name is typed', async () => {
  expect(banForm()?.textContent).toContain('停用 林小满')
  await write(field('输入“林小满”以确认'), '林小满')
  await submit(banForm())
  expect(banned()).toEqual([])
  await write(banForm()?.querySelector('input') ?? null, '刷单')
  await write(field('输入“林小满”以确认'), '林小')
  await submit(banForm())
  expect(banned()).toEqual([])
  await write(field('输入“林小满”以确认'), ' 林小满　')
  await click(button('停用账户'))
  expect(banned()).toEqual([{ banned: true, reason: '刷单' }])
})

test('who has no name is known, and suspended, by phone', async () => {
  server.on(LIST, fine(pageOf([{ ...PERSON, name: '' }])))
  await page.client.invalidateQueries()
  await settle()
  expect(field(`输入“${PERSON.phone}”以确认`)).not.toBeNull()
  expect(page.root.querySelector('tbody td')?.textContent).toBe(PERSON.phone)
})

test('letting somebody in again wants a reason and a plain yes', async () => {
  server.on(LIST, fine(pageOf([{ ...PERSON, banned: true }])))
  await page.client.invalidateQueries()
  await settle()
  expect(field('输入')).toBeNull()
  await write(banForm()?.querySelector('input') ?? null, '误封')
  await click(button('恢复账户'))
  expect(question()).toContain('恢复 林小满')
  await click(answerButton('恢复账户'))
  expect(banned()).toEqual([{ banned: false, reason: '误封' }])
})
