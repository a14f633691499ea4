import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../../i18n/text.ts'
import { standInPopovers } from '../../../ui/testing/stand-in-popover.ts'
import { sessionQuery } from '../../account/api.ts'
import { FakeCalls, fine, held, refused } from '../../channel/testing/fake-calls.ts'
import { eventually } from '../../../testing/eventually.ts'
import { USER } from '../../../testing/fake-server.ts'
import { layOut } from '../../../testing/lay-out.ts'
import { makeClient, type Rendered, render, settle } from '../../../testing/render.tsx'
import { aGrid, anId } from '../../../testing/seed.ts'
import { Gallery } from '../gallery.tsx'

standInPopovers()

const LIKE = 'POST /api/draw/like/'
const ZIP = 'POST /api/draw/download'

let server: FakeCalls
let screen: Rendered
let mayCopy: boolean

beforeEach(async () => {
  history.replaceState(null, '', '/gallery')
  mayCopy = true
  const writeText = async () => {
    if (!mayCopy) throw new DOMException('no', 'NotAllowedError')
  }
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  server = new FakeCalls()
  server.install()
  server.on('GET /api/draw/gallery', fine({ items: [aGrid(2), aGrid(1)], nextCursor: null }))
  layOut()
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  screen = await render(<Gallery channelId={null} />, client)
  await loadLanguage('zh-CN')
  await settle()
})
afterEach(async () => {
  await screen.unmount()
  vi.unstubAllGlobals()
})

const cellOf = (at: number) => screen.root.querySelector<HTMLElement>(`[data-cell="${anId(at)}"]`)
const toolsOf = (at: number) => screen.root.querySelector(`[data-tools="${anId(at)}"]`)
const told = () => [...screen.root.querySelectorAll('section [aria-hidden] > p')].map((line) => line.textContent)

/** Moves the mouse onto a picture and lets it rest. */
async function reach(at: number): Promise<void> {
  const over = Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' })
  await act(async () => cellOf(at)?.dispatchEvent(over))
  await eventually(() => expect(toolsOf(at)).not.toBeNull())
}

async function press(name: string, at: number): Promise<void> {
  await act(async () => toolsOf(at)?.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)?.click())
  await settle()
}

test('a favourite that the server does not take is told over its picture until it is tried again', async () => {
  await reach(1)
  server.on(LIKE, refused('unavailable', 503, '稍后再试'))
  await press('收藏', 1)
  await eventually(() => expect(told()).toEqual(['稍后再试']))
  server.on(LIKE, fine(aGrid(1)))
  await press('收藏', 1)
  await eventually(() => expect(told()).toEqual([]))
})

test('a prompt that could not be copied is told over its picture', async () => {
  await reach(1)
  mayCopy = false
  await press('复制提示词', 1)
  expect(told()).toEqual(['浏览器不允许复制'])
  mayCopy = true
  await press('复制提示词', 1)
  expect(told()).toEqual([])
})

test('a download that fails after the pointer has gone on is told over the picture it was about', async () => {
  const answer = held(refused('unavailable', 503))
  server.on(ZIP, answer.answer)
  await reach(1)
  await press('下载', 1)
  await reach(2)
  expect(told()).toEqual([])
  answer.release()
  await eventually(() => expect(told()).toEqual(['打包下载失败，请重试']))
  expect(toolsOf(2)?.querySelector('p')).toBeNull()

  await reach(1)
  server.on(ZIP, held(refused('unavailable', 503)).answer)
  await press('下载', 1)
  expect(told()).toEqual([])
})

test('what failed stays told while pictures are ticked, which have no acts of their own then', async () => {
  await reach(1)
  server.on(LIKE, refused('unavailable', 503, '稍后再试'))
  await press('收藏', 1)
  await eventually(() => expect(told()).toEqual(['稍后再试']))
  await act(async () => cellOf(2)?.querySelector('input')?.click())
  expect(toolsOf(1)).toBeNull()
  expect(told()).toEqual(['稍后再试'])
})
