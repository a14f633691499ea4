import type { Invite } from '@easel/contract/channel-acts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import type { Rendered } from '../../../testing/render.tsx'
import { aChannel, channelId, FakeCalls, fine, refused } from '../testing/fake-calls.ts'
import { button, click, hasButton, openPage, toasts, write } from '../testing/page.tsx'
import { InviteDialog } from './invite-dialog.tsx'

const CALL = 'POST /api/draw/invite-code/'
const WEEK: Invite = {
  inviteCode: 'aaaabbbbccccdddd',
  inviteExpireTimeFormat: '2126-01-08 08:00',
  inviteExpireTime: new Date(2126, 0, 8, 9, 30).toISOString(),
}
const FOREVER: Invite = { ...WEEK, inviteExpireTimeFormat: '', inviteExpireTime: null }

let server: FakeCalls
let page: Rendered
let copied: string[]

beforeEach(() => {
  server = new FakeCalls()
  server.install()
  server.on(CALL, fine(WEEK))
  copied = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function open(channel = aChannel(1, { title: '山水' })): Promise<void> {
  page = await openPage(<InviteDialog channelId={channelId(1)} />, [channel], `/draw?invite=${channelId(1)}`)
}

const link = () => page.root.querySelector('input')
const choice = () => page.root.querySelector('select')
const words = () => page.root.textContent
const sent = () => server.of(CALL).map(({ body }) => body)

test('it names the channel and shows the link and until when it works by the reader’s own clock', async () => {
  await open()
  expect(page.root.querySelector('h2')?.textContent).toBe('invite members to # 山水')
  expect([link()?.value, link()?.readOnly]).toEqual([`${location.origin}/invite/${WEEK.inviteCode}`, true])
  expect(words()).toContain('链接将于 2126年1月8日 09:30 过期')
  expect(sent()).toEqual([{}])
})

test('a press on the link marks all of it, the button copies it and says so for two seconds', async () => {
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(async () => link()?.click())
  expect([link()?.selectionStart, link()?.selectionEnd]).toEqual([0, link()?.value.length])
  await act(async () => button('复制').click())
  expect([copied, toasts()]).toEqual([[link()?.value], ['复制成功']])
  expect(button('复制').dataset['copied']).toBe('true')
  await act(async () => vi.advanceTimersByTime(2000))
  expect(button('复制').dataset['copied']).toBe('false')
})

test('a link that could not be copied is marked, and that is said under it, too', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } })
  document.execCommand = () => false
  await open()
  await click(button('复制'))
  expect(toasts()).toEqual(['浏览器不允许复制，链接已选中'])
  expect(page.root.querySelector('[role=alert]')?.textContent).toBe('浏览器不允许复制，链接已选中')
  expect(link()?.getAttribute('aria-invalid')).toBe('true')
})

test('another time holds at once, and never is told as never', async () => {
  await open()
  server.on(CALL, fine(FOREVER))
  await write(choice(), '-1')
  expect(sent()).toEqual([{}, { expireHours: -1 }])
  expect(page.root.querySelector('p[role=status]')?.textContent).toBe('永不过期')
  expect(choice()?.value).toBe('-1')
})

test('a time that could not be set is told, and the choice goes back', async () => {
  await open()
  server.on(CALL, refused('unavailable', 503, '稍后再试'))
  await write(choice(), '1')
  expect([choice()?.value, words()?.includes('稍后再试')]).toEqual(['', true])
})

test('a new link is asked for once more, lives as long as was chosen, and the old one is gone from the page', async () => {
  await open()
  await write(choice(), '12')
  await click(button('生成新的连接'))
  expect([sent().length, document.activeElement]).toEqual([2, button('取消')])
  server.on(CALL, fine({ ...WEEK, inviteCode: 'eeeeffffgggghhhh' }))
  await click(button('生成'))
  expect(sent()[2]).toEqual({ isNew: true, expireHours: 12 })
  expect([toasts(), link()?.value]).toEqual([['重新生成成功'], `${location.origin}/invite/eeeeffffgggghhhh`])
  expect(document.activeElement).toBe(button('生成新的连接'))
})

test('who thinks better of it keeps the link, and a new one lives for a week unless something else was chosen', async () => {
  await open()
  await click(button('生成新的连接'))
  await click(button('取消'))
  expect(sent()).toEqual([{}])
  await click(button('生成新的连接'))
  await click(button('生成'))
  expect(sent()[1]).toEqual({ isNew: true, expireHours: 168 })
})

test('opened again it begins anew: nothing is chosen, nothing is asked, and the link is read again', async () => {
  await open()
  await write(choice(), '6')
  await click(button('生成新的连接'))
  await page.unmount()
  await open()
  expect([choice()?.value, hasButton('生成新的连接'), sent()[2]]).toEqual(['', true, {}])
})

test('a link that has died says so', async () => {
  server.on(CALL, fine({ ...WEEK, inviteExpireTime: '2020-01-01T00:00:00.000Z' }))
  await open()
  expect(words()).toContain('此链接已过期')
})

test('a link that cannot be read can be asked for again', async () => {
  server.on(CALL, refused('unavailable', 503))
  await open()
  expect(words()).toContain('邀请链接加载失败')
  server.on(CALL, fine(WEEK))
  await click(button('重试'))
  expect(link()?.value).toContain(WEEK.inviteCode)
})

test('for a channel that is not one’s own nothing opens, and nothing is asked', async () => {
  await open(aChannel(1, { isCreator: false }))
  await eventually(() => expect(location.search).toBe(''))
  expect([page.root.querySelector('dialog'), sent()]).toEqual([null, []])
})
