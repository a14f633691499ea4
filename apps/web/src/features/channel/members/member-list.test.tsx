import type { Member } from '@easel/contract/channel'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../../i18n/text.ts'
import { openSocket } from '../../../lib/socket.ts'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { useToasts } from '../../../ui/toast.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { layOut } from '../../../testing/lay-out.ts'
import { makeClient, type Rendered, render, settle } from '../../../testing/render.tsx'
import { AUTHOR, anId, CHANNEL_ID, OTHER } from '../../../testing/seed.ts'
import { channelsQuery } from '../api.ts'
import { MemberList } from './member-list.tsx'

standInPopovers()

const lin: Member = { ...AUTHOR, isCreator: true, joinedAt: '2026-01-01T00:00:00.000Z', online: false }
const zhao: Member = { ...OTHER, isCreator: false, joinedAt: '2026-01-02T00:00:00.000Z', online: true }
const facts = { id: CHANNEL_ID, title: '', memberCount: 2, createdAt: '', lastActiveAt: '', version: 1, unread: 0 }

let server: FakeServer
let screen: Rendered

beforeEach(async () => {
  server = new FakeServer()
  server.install()
  layOut()
  openSocket().start()
  await loadLanguage('zh-CN')
})
afterEach(async () => {
  await screen.unmount()
  openSocket().stop()
  vi.unstubAllGlobals()
})

async function show({ isCreator, members = [lin, zhao] }: { isCreator: boolean; members?: Member[] }): Promise<void> {
  const client = makeClient()
  client.setQueryData(channelsQuery.queryKey, [{ ...facts, isCreator }])
  server.reads.set('/api/draw/channel/', { data: { ...facts, isCreator, members } })
  screen = await render(<MemberList channelId={CHANNEL_ID} />, client)
  await settle()
}

const rows = () => [...screen.root.querySelectorAll('li')].map((row) => row.textContent ?? '')
const push = async (member: Member, event: 'joined' | 'left' | 'online' | 'offline') => {
  await act(async () => server.push({ t: 'member', seq: 1, channelId: CHANNEL_ID, member, event }))
  await settle()
}
const click = async (button: Element | null | undefined) => {
  if (!(button instanceof HTMLElement)) throw new Error('no such button')
  await act(async () => button.click())
  await settle()
}

test('those who are here stand first, and whoever made the channel is marked', async () => {
  await show({ isCreator: false })
  expect(rows()).toHaveLength(2)
  expect(rows()[0]).toMatch(/^Zhao在线 · 2026年1月2日/)
  expect(rows()[1]).toMatch(/^Lin创建者离线 · 2026年1月1日/)
})

test('who comes, goes and turns up changes places without being asked for', async () => {
  await show({ isCreator: false })
  await push({ ...lin, online: true }, 'online')
  expect(rows()[0]).toContain('Lin')
  await push(zhao, 'left')
  expect(rows()).toHaveLength(1)
  await push(zhao, 'joined')
  expect(rows()).toHaveLength(2)
  expect(server.asked).toHaveLength(1)
})

test('whoever has the focus keeps it when a short list becomes a long one', async () => {
  const guests = Array.from({ length: 48 }, (_, at) => ({ ...zhao, id: anId(at), name: `Guest ${at}`, online: false }))
  await show({ isCreator: true, members: [lin, zhao, ...guests] })
  const button = screen.root.querySelector<HTMLElement>('[aria-label="移出 Zhao"]')
  button?.focus()
  await push({ ...zhao, id: anId(99), name: 'Wu', online: false }, 'joined')
  expect([button?.isConnected, document.activeElement === button]).toEqual([true, true])
})

test('only whoever made the channel can put others out, and not themselves', async () => {
  await show({ isCreator: false })
  expect(screen.root.querySelectorAll('li button')).toHaveLength(0)
  await screen.unmount()
  await show({ isCreator: true })
  const names = [...screen.root.querySelectorAll('li button[aria-haspopup]')].map((one) =>
    one.getAttribute('aria-label'),
  )
  expect(names).toEqual(['移出 Zhao'])
})

test('somebody is put out after a question, and gone at once', async () => {
  await show({ isCreator: true })
  await click(screen.root.querySelector('[aria-label="移出 Zhao"]'))
  const question = screen.root.querySelector('[role=dialog]')
  expect(question?.textContent).toContain('确定将 Zhao 移出该频道？')
  expect(server.posted).toEqual([])
  server.answer({ data: null })
  await click(question?.querySelector('[data-variant=danger]'))
  expect(server.posted.at(-1)?.path).toBe(`/api/draw/remove-user/${CHANNEL_ID}/${OTHER.id}`)
  expect(rows().join()).not.toContain('Zhao')
})

test('somebody who could not be put out stays, and their row says why', async () => {
  useToasts.setState({ toasts: [] })
  await show({ isCreator: true })
  server.answer({ reason: 'conflict', code: 409, message: '请稍后重试' })
  await click(screen.root.querySelector('[aria-label="移出 Zhao"]'))
  await click(screen.root.querySelector('[role=dialog] [data-variant=danger]'))
  await settle()
  expect(screen.root.querySelector('li [role=alert]')?.textContent).toBe('请稍后重试')
  expect(rows()).toHaveLength(2)
  expect(useToasts.getState().toasts).toEqual([])
})

test('when the list cannot be read it says so, and is asked for again', async () => {
  server.reads.set('/api/draw/channel/', 'unreachable')
  screen = await render(<MemberList channelId={CHANNEL_ID} />)
  await settle()
  expect(screen.root.querySelector('[role=alert]')?.textContent).toContain('成员列表加载失败')
  server.reads.set('/api/draw/channel/', { data: { ...facts, isCreator: false, members: [lin] } })
  await click(screen.root.querySelector('[role=alert] button'))
  expect(rows()).toHaveLength(1)
})
