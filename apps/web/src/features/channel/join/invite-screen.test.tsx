import type { InvitePreview } from '@easel/contract/channel-acts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { removeToken, writeToken } from '../../../lib/stored.ts'
import type { Rendered } from '../../../testing/render.tsx'
import { anId } from '../../../testing/seed.ts'
import { channelsQuery } from '../api.ts'
import { aChannel, channelId, FakeCalls, fine, refused, unreachable } from '../testing/fake-calls.ts'
import { button, click, openPage, toasts } from '../testing/page.tsx'
import { InviteScreen } from './invite-screen.tsx'
import { readPendingJoin } from './store.ts'

const CODE = 'aaaabbbbccccdddd'
const PREVIEW = `GET /api/login/channel/${CODE}`
const JOIN = `POST /api/draw/join-channel/${CODE}`
const INVITE: InvitePreview = {
  channelId: channelId(7),
  title: '山水',
  creator: { id: anId(2), name: '林', avatar: '' },
  memberCount: 3,
  joined: false,
}

let server: FakeCalls
let page: Rendered

beforeEach(() => {
  sessionStorage.clear()
  removeToken()
  server = new FakeCalls()
  server.install()
  server.on(PREVIEW, fine(INVITE))
  server.on(JOIN, fine(aChannel(7)))
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
  removeToken()
})

async function open(): Promise<void> {
  const screen = <InviteScreen code={CODE} loginHref="/login?next=there" dead={<p>dead</p>} />
  page = await openPage(screen, [aChannel(1)], `/invite/${CODE}`)
}

const words = () => page.root.textContent
const way = () => page.root.querySelector('a')

test('it tells who invites to what, and how many are there', async () => {
  await open()
  expect(page.root.querySelector('h1')?.textContent).toBe('山水')
  expect(words()).toContain('林 邀请你加入')
  expect(words()).toContain('3 位成员')
})

test('who is not signed in is led to sign in, and joins on coming back without a second press', async () => {
  await open()
  expect([way()?.textContent, way()?.getAttribute('href')]).toEqual(['登录并加入', '/login?next=there'])
  if (way()) await click(way() as HTMLElement)
  expect([readPendingJoin(), server.of(JOIN)]).toEqual([CODE, []])
  await page.unmount()

  writeToken('token')
  await open()
  await eventually(() => expect(location.pathname).toBe(`/draw/${channelId(7)}`))
  expect([server.of(JOIN).length, readPendingJoin()]).toEqual([1, null])
})

test('a link alone makes nobody join, nor does a press for another channel', async () => {
  sessionStorage.setItem('joining', 'another-channel')
  writeToken('token')
  await open()
  expect([server.of(JOIN), readPendingJoin()]).toEqual([[], null])
})

test('a press joins, and a list that was read before is read anew', async () => {
  writeToken('token')
  await open()
  await click(button('加入频道'))
  expect(location.pathname).toBe(`/draw/${channelId(7)}`)
  expect(page.client.getQueryData(channelsQuery.queryKey)).toBeUndefined()
})

test('who is in it already goes there', async () => {
  writeToken('token')
  server.on(PREVIEW, fine({ ...INVITE, joined: true }))
  await open()
  expect(words()).toContain('你已在该频道')
  expect(way()?.getAttribute('href')).toBe(`/draw/${channelId(7)}`)
})

test('a dead invite is told as one', async () => {
  server.on(PREVIEW, refused('invite_invalid', 404))
  await open()
  expect(words()).toBe('dead')
})

test.each([
  ['a refusal', refused('invite_invalid', 404)],
  ['an empty object in the envelope', fine({})],
  ['an empty object alone', () => Response.json({})],
])('an invite that died meanwhile, answered by %s, is told as one', async (_, answer) => {
  writeToken('token')
  server.on(JOIN, answer)
  await open()
  await click(button('加入频道'))
  expect([words(), toasts(), location.pathname]).toEqual(['dead', [], `/invite/${CODE}`])
})

test('what failed otherwise can be tried again', async () => {
  writeToken('token')
  server.on(PREVIEW, unreachable)
  await open()
  expect(words()).toContain('请求失败，请稍后重试')
  server.on(PREVIEW, fine(INVITE))
  await click(button('重试'))
  server.on(JOIN, refused('rate_limited', 429, '请稍后再试'))
  await click(button('加入频道'))
  expect(page.root.querySelector('[role=alert]')?.textContent).toBe('请稍后再试')

  server.on(JOIN, fine(aChannel(7)))
  await click(button('加入频道'))
  expect(location.pathname).toBe(`/draw/${channelId(7)}`)
})
