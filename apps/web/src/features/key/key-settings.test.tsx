import type { ApiKey } from '@easel/contract/keys'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadKeyWords } from '../../i18n/key-words.ts'
import { standInPopovers } from '../../ui/testing/stand-in-popover.ts'
import { type Rendered, settle } from '../../testing/render.tsx'
import { aChannel, channelId, FakeCalls, fine, refused, unreachable } from '../channel/testing/fake-calls.ts'
import { button, click, hasButton, openPage, submit, toasts, write } from '../channel/testing/page.tsx'
import { KeySettings } from './key-settings.tsx'

standInPopovers()

const LIST = 'GET /api/home/keys'
const MAKE = 'POST /api/home/keys'
const SECRET = `sk-${'a1'.repeat(24)}`
const URL = 'https://draw.example'

const KEY: ApiKey = {
  id: channelId(7),
  prefix: 'sk-a1a1a1',
  channelId: channelId(1),
  name: '夜班脚本',
  scopes: ['draw', 'read'],
  expiresAt: null,
  dailyCredits: 100,
  totalCredits: null,
  addresses: [],
  asks: false,
  stopped: null,
  creditsToday: 12,
  creditsInAll: 1340,
  createdAt: '2026-11-20T08:12:00.000Z',
  lastUsedAt: null,
}

let server: FakeCalls
let page: Rendered

beforeEach(async () => {
  server = new FakeCalls()
  server.install()
  await loadKeyWords()
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

async function open(keys: ApiKey[], more: object = {}): Promise<void> {
  server.on(LIST, fine({ keys, url: URL, isOpen: true, ...more }))
  page = await openPage(<KeySettings />, [aChannel(1)])
}

const text = () => page.root.textContent ?? ''
const field = (label: string) => {
  const found = [...page.root.querySelectorAll<HTMLLabelElement>('label[for]')].find(
    ({ textContent }) => textContent === label,
  )
  return page.root.querySelector<HTMLInputElement>(`[id="${found?.htmlFor}"]`)
}
const makeOne = async () => {
  await click(button('新建密钥'))
  await write(field('名称'), ' 夜班脚本 ')
  await submit(page.root.querySelector('form'))
}

test('who has no key reads what keys are for, and where the manual stands', async () => {
  await open([])
  expect(text()).toContain('密钥让程序以你的名义画图')
  expect(page.root.querySelector('a')?.getAttribute('href')).toBe('/api/docs')
})

test('a key that is made is shown once, to be copied with the address, and is gone afterwards', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  server.on(MAKE, fine({ ...KEY, key: SECRET, callbackSecret: 'whsec_abc' }))
  await open([])
  await makeOne()
  expect(server.of(MAKE)[0]?.body).toMatchObject({ name: '夜班脚本', scopes: ['draw', 'read'], dailyCredits: null })
  expect(field('密钥')?.value).toBe(SECRET)
  await click(button('复制密钥'))
  await click(button('复制 Dooy 一键配置'))
  await click(button('复制地址'))
  const link = `#/?settings=${encodeURIComponent(JSON.stringify({ url: URL, key: SECRET }))}`
  expect(copied.mock.calls).toEqual([[SECRET], [link], [URL]])
  expect(toasts()).toEqual(['复制成功'])

  await click(button('我已存好'))
  expect(text()).toContain('sk-a1a1a1…')
  expect(page.root.innerHTML).not.toContain(SECRET)
  expect(
    JSON.stringify(
      page.client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain(SECRET)
})

test('a key that is shown is gone with the page that showed it', async () => {
  server.on(MAKE, fine({ ...KEY, key: SECRET, callbackSecret: 'whsec_abc' }))
  await open([])
  await makeOne()
  const { client } = page
  await page.unmount()
  const left = client
    .getMutationCache()
    .getAll()
    .map(({ state }) => state.data)
  expect(JSON.stringify(left)).not.toContain(SECRET)
  await open([KEY])
  expect(document.body.innerHTML).not.toContain(SECRET)
})

test('a limit that is no number is told before the server is asked', async () => {
  await open([])
  await click(button('新建密钥'))
  await write(field('名称'), '脚本')
  await write(field('每天最多点数'), '一百')
  await submit(page.root.querySelector('form'))
  expect(text()).toContain('请填写大于 0 的整数')
  expect(document.activeElement).toBe(field('每天最多点数'))
  expect(server.of(MAKE)).toEqual([])
})

test('an address that is refused opens what was folded away', async () => {
  const problem = '格式不正确'
  const data = { reason: 'invalid_input', fields: { addresses: problem } }
  server.on(MAKE, () => Response.json({ code: 400, message: '填写有误', data, success: false }, { status: 400 }))
  await open([])
  await makeOne()
  expect(page.root.querySelector('details')?.open).toBe(true)
  expect(text()).toContain(problem)
})

test('only what was changed of a key is sent', async () => {
  server.on(`PUT /api/home/key/${KEY.id}`, fine({ ...KEY, dailyCredits: null }))
  await open([KEY])
  await click(button('修改“夜班脚本”'))
  await write(field('每天最多点数'), '')
  await submit(page.root.querySelector('form'))
  expect(server.of('PUT')[0]?.body).toEqual({ dailyCredits: null })
  expect(text()).toContain('今天 12 点 · 共用 1,340 点')
})

test('a key is revoked once that was confirmed', async () => {
  await open([KEY])
  await click(button('吊销“夜班脚本”'))
  expect(server.of('DELETE')).toEqual([])
  const [, yes] = document.querySelectorAll<HTMLButtonElement>('[popover] button')
  await click(yes ?? page.root)
  expect(server.of('DELETE').map(({ call }) => call)).toEqual([`DELETE /api/home/key/${KEY.id}`])
  expect(text()).toContain('密钥让程序以你的名义画图')
  expect(document.activeElement).toBe(button('新建密钥'))
})

test('a refused revoking is told, and the key stays', async () => {
  server.on('DELETE', refused('unavailable', 503, '稍后再试'))
  await open([KEY])
  await click(button('吊销“夜班脚本”'))
  const [, yes] = document.querySelectorAll<HTMLButtonElement>('[popover] button')
  await click(yes ?? page.root)
  expect(text()).toContain('稍后再试')
  expect(text()).toContain('夜班脚本')
})

test('a key that was rotated shows its new secret, once', async () => {
  server.on(`POST /api/home/key/${KEY.id}/rotate`, fine({ ...KEY, key: SECRET, callbackSecret: 'whsec_abc' }))
  await open([KEY])
  await click(button('更换“夜班脚本”'))
  const [, yes] = document.querySelectorAll<HTMLButtonElement>('[popover] button')
  await click(yes ?? page.root)
  expect(field('密钥')?.value).toBe(SECRET)
  expect(field('回调签名密钥')?.value).toBe('whsec_abc')
})

test.each([
  ['expired', {}, '它已过期'],
  ['channel_gone', {}, '你已不在它的频道里'],
  ['spent', { dailyCredits: 12 }, '今天的点数已用完'],
  ['spent', { totalCredits: 1340 }, '总点数已用完'],
] as const)('a key that is %s says why it does not work', async (stopped, more, why) => {
  await open([{ ...KEY, ...more, stopped }])
  expect(text()).toContain(why)
})

test('that the operator admits no programs is said', async () => {
  await open([KEY], { isOpen: false })
  expect(text()).toContain('管理员暂时不让程序接入')
})

test('the days of a key are told, and the way back has the focus on its row', async () => {
  const day = { day: '2026-11-20', calls: 1234, tasks: 5, credits: 20 }
  server.on(`GET /api/home/key/${KEY.id}/uses`, fine({ days: [day] }))
  await open([KEY])
  await click(button('“夜班脚本”的用量'))
  await settle()
  expect(page.root.querySelector('tbody')?.textContent).toBe('2026-11-201,234520')
  await click(button('返回密钥列表'))
  expect(document.activeElement?.textContent).toContain('夜班脚本')
})

test('keys that cannot be had are asked for again', async () => {
  server.on(LIST, unreachable)
  page = await openPage(<KeySettings />, [aChannel(1)])
  expect(text()).toContain('无法加载密钥')
  server.on(LIST, fine({ keys: [KEY], url: URL, isOpen: true }))
  await click(button('重试'))
  await act(async () => {})
  expect(text()).toContain('夜班脚本')
  expect(hasButton('重试')).toBe(false)
})
