import type { Channel } from '@easel/contract/channel'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import type { Rendered } from '../../../testing/render.tsx'
import { ChannelList } from '../channel-list.tsx'
import { useCurrentChannel } from '../use-current-channel.ts'
import { aChannel, channelId, FakeCalls, fine, refused, unreachable } from '../testing/fake-calls.ts'
import { button, click, hasButton, openPage, press, submit, toasts, write } from '../testing/page.tsx'

standInPopovers()

const LIST = 'GET /api/draw/channels'

let server: FakeCalls
let page: Rendered

// Loads the lazy chunks up front, so that their loading time does not count against a test.
beforeAll(() => Promise.all([import('./channel-acts.tsx'), import('./no-list.tsx')]))
beforeEach(() => {
  server = new FakeCalls()
  server.install()
})
afterEach(async () => {
  await page.unmount()
  vi.unstubAllGlobals()
})

function Sidebar() {
  const [, uuid] = /^\/draw\/(.+)$/.exec(location.pathname) ?? []
  return <ChannelList currentId={useCurrentChannel(uuid).current?.id} onChoose={() => {}} />
}

/** Renders the sidebar with the first channel open. */
async function open(channels: Channel[]): Promise<void> {
  server.on(LIST, fine(channels))
  page = await openPage(<Sidebar />, channels, `/draw/${channels[0]?.id}`)
  await eventually(() => expect(page.root.querySelector('[class*=acts]')).not.toBeNull())
}

const field = () => page.root.querySelector<HTMLInputElement>('form input')
const form = () => page.root.querySelector('form')
const titles = () => [...page.root.querySelectorAll('a')].map(({ textContent }) => textContent)
const confirm = (name: string) => {
  const buttons = [...page.root.querySelectorAll<HTMLButtonElement>('[role=dialog] button')]
  return buttons.find(({ textContent }) => textContent === name) ?? button(name)
}

test('who made a channel may invite, rename and delete; who did not may only leave', async () => {
  await open([aChannel(1)])
  expect(['邀请成员', '重命名频道', '删除频道', '退出频道'].map(hasButton)).toEqual([true, true, true, false])
  await page.unmount()

  await open([aChannel(1, { isCreator: false })])
  expect(['邀请成员', '重命名频道', '删除频道', '退出频道'].map(hasButton)).toEqual([false, false, false, true])
})

test('the invite dialog is named by the address', async () => {
  await open([aChannel(1)])
  await click(button('邀请成员'))
  expect(location.search).toBe(`?invite=${channelId(1)}`)
})

test('Enter saves a new name, says so, and gives the focus back to the pencil', async () => {
  server.on('PUT', fine(aChannel(1, { title: '山水', version: 2 })))
  await open([aChannel(1)])
  await click(button('重命名频道'))
  expect(document.activeElement).toBe(field())
  expect([field()?.selectionStart, field()?.selectionEnd]).toEqual([0, 'Channel 1'.length])

  await write(field(), ' 山水 ')
  await submit(form())

  expect(server.of('PUT')).toMatchObject([{ call: `PUT /api/draw/channel/${channelId(1)}`, body: { title: ' 山水 ' } }])
  expect(toasts()).toEqual(['修改成功'])
  expect(titles()).toEqual(['山水'])
  expect(document.activeElement).toBe(button('重命名频道'))
})

test('Escape leaves the name as it was; a name that is the same is not sent', async () => {
  await open([aChannel(1)])
  await click(button('重命名频道'))
  await write(field(), 'Other')
  await press(field(), 'Escape')
  expect([form(), titles()]).toEqual([null, ['Channel 1']])

  await click(button('重命名频道'))
  await submit(form())
  expect([form(), server.of('PUT')]).toEqual([null, []])
})

test('a name that could not be saved stays in its field, and can be sent again', async () => {
  server.on('PUT', refused('unavailable', 503))
  await open([aChannel(1)])
  await click(button('重命名频道'))
  await write(field(), '山水')
  await submit(form())
  expect(toasts()).toEqual(['修改失败'])
  expect([field()?.value, field()?.getAttribute('aria-invalid')]).toEqual(['山水', 'true'])

  await submit(form())
  expect(server.of('PUT')).toHaveLength(2)
})

test('what never reached the server is told once, in the words for that alone', async () => {
  // Nobody is known here, so nothing is kept to be sent later.
  server.on('PUT', unreachable)
  server.on('DELETE', unreachable)
  await open([aChannel(1), aChannel(2)])
  await click(button('重命名频道'))
  await write(field(), '山水')
  await submit(form())
  expect(toasts()).toEqual(['请求失败，请稍后重试'])

  await click(button('取消'))
  await click(button('删除频道'))
  await click(confirm('删除'))
  expect(toasts()).toEqual(['请求失败，请稍后重试'])
})

test('a channel is deleted once, though one presses twice, and its neighbour gets the focus', async () => {
  await open([aChannel(1), aChannel(2), aChannel(3)])
  await click(button('删除频道'))
  expect(page.root.textContent).toContain('确定删除该频道？')
  server.on(LIST, fine([aChannel(2), aChannel(3)]))
  const twice = confirm('删除')
  // As a browser restores the focus when the confirmation closes.
  await act(async () => button('删除频道').focus())
  await act(async () => twice.click())
  await click(twice)

  expect(server.of('DELETE').map(({ call }) => call)).toEqual([`DELETE /api/draw/channel/${channelId(1)}`])
  expect(toasts()).toEqual(['删除成功'])
  expect(titles()).toEqual(['Channel 2', 'Channel 3'])
  expect(location.pathname).toBe(`/draw/${channelId(2)}`)
  expect(document.activeElement?.textContent).toBe('Channel 2')
  expect(server.of(LIST)).toHaveLength(1)
})

test('what could not be deleted stays open, and the list is read again', async () => {
  server.on('DELETE', refused('unavailable', 503))
  await open([aChannel(1), aChannel(2)])
  await click(button('删除频道'))
  await click(confirm('删除'))
  expect([toasts(), location.pathname]).toEqual([['删除失败'], `/draw/${channelId(1)}`])
  expect(hasButton('删除频道 · 删除失败')).toBe(true)
  expect(server.of(LIST)).toHaveLength(1)
})

test('a member leaves the last channel and finds the way to a new one', async () => {
  await open([aChannel(1, { isCreator: false })])
  await click(button('退出频道'))
  expect(page.root.textContent).toContain('确定退出该频道？')
  server.on(LIST, fine([]))
  await click(confirm('退出'))

  expect(server.of('POST').map(({ call }) => call)).toEqual([`POST /api/draw/quit-channel/${channelId(1)}`])
  expect(toasts()).toEqual(['退出成功'])
  expect([location.pathname, titles()]).toEqual(['/draw', []])
  await eventually(() => expect(hasButton('创建频道')).toBe(true))
  await click(button('创建频道'))
  expect(location.search).toBe('?create=open')
})

test('who could not leave is told', async () => {
  server.on('POST', refused('unavailable', 503))
  await open([aChannel(1, { isCreator: false })])
  await click(button('退出频道'))
  await click(confirm('退出'))
  expect(toasts()).toEqual(['退出失败'])
  expect(hasButton('退出频道 · 退出失败')).toBe(true)
})
