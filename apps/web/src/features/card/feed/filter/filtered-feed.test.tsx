import type { Task } from '@easel/contract/drawing'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../../../i18n/text.ts'
import { openSocket } from '../../../../lib/socket.ts'
import { useToasts } from '../../../../ui/toast.ts'
import { sessionQuery } from '../../../account/api.ts'
import { setDraftText } from '../../../composer/store.ts'
import { DrawingScreen } from '../../../../app/drawing/drawing-screen.tsx'
// Loads the lazy chunk up front, so that its loading time does not count against the first test.
import '../../../../app/drawing/later-parts.tsx'
import '../other-feed.tsx'
import { putLiked } from '../../../task/library/live.ts'
import { itemOf } from '../../../task/rules.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { forgetAll } from '../../../../testing/forget-all.ts'
import { FakeServer, USER } from '../../../../testing/fake-server.ts'
import { layOut } from '../../../../testing/lay-out.ts'
import { makeClient, type Rendered, render, settle } from '../../../../testing/render.tsx'
import { aGrid, anId, aTask, CHANNEL_ID, OTHER } from '../../../../testing/seed.ts'

let server: FakeServer
let screen: Rendered

beforeEach(() => {
  forgetAll()
  useToasts.setState({ toasts: [] })
  server = new FakeServer()
  server.install()
  layOut()
  openSocket().start()
})
afterEach(async () => {
  await screen.unmount()
  openSocket().stop()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const MINE = aGrid(1, { prompt: 'my fox' })
const THEIRS = aGrid(2, { prompt: 'their owl', author: OTHER })

async function open(query: string, part: Task[]): Promise<void> {
  history.replaceState(null, '', `/draw/${CHANNEL_ID}?${query}`)
  server.items = [THEIRS, MINE].map(itemOf)
  server.parts.set(query, part.map(itemOf))
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  screen = await render(<DrawingScreen channelId={CHANNEL_ID} />, client)
  await loadLanguage('zh-CN')
  await settle()
}

const shown = () =>
  [...screen.root.querySelectorAll<HTMLElement>('article')].map((card) => card.dataset['task'] ?? 'send')
const showsOnly = (...tasks: Task[]) => eventually(() => expect(shown()).toEqual(tasks.map(({ id }) => id)))

async function push(task: Task): Promise<void> {
  await act(async () => server.push({ t: 'task', seq: task.version, task }))
  await settle()
}

async function click(name: string): Promise<void> {
  const found = [...screen.root.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`no button ${name} in ${screen.root.textContent}`)
  await act(async () => found.click())
  await settle()
}

test('under "mine" what others draw does not appear, and what one draws oneself does', async () => {
  await open('only=mine', [MINE])
  await showsOnly(MINE)
  expect(screen.root.textContent).toContain('只显示：我的')

  await push(aTask(4, { author: OTHER }))
  await push(aTask(5))

  expect(shown()).toEqual([1, 5].map(anId))
})

test('what is finished leaves "running", and then the next step is shown', async () => {
  const running = aTask(3, { status: 'IN_PROGRESS' })
  await open('only=running', [running])
  await showsOnly(running)

  await push(aGrid(3))

  await eventually(() => expect(screen.root.textContent).toContain('现在没有进行中的绘制'))
  await click('清除筛选')
  await eventually(() => expect(shown()).toEqual([1, 2, 3].map(anId)))
  expect(location.search).toBe('')
})

test('what is no favourite any more leaves "liked"', async () => {
  const [kept, dropped] = [aGrid(1, { liked: true }), aGrid(2, { liked: true })]
  await open('only=liked', [dropped, kept])
  await showsOnly(kept, dropped)
  await act(async () => putLiked(screen.client, { taskId: dropped.id, liked: false }))
  await settle()
  expect(shown()).toEqual([kept.id])
})

test('whoever sends what the filter would hide sees it: the filter goes, and says so', async () => {
  await open('q=owl', [THEIRS])
  await showsOnly(THEIRS)

  await act(async () => setDraftText(CHANNEL_ID, 'a red fox'))
  await act(async () => screen.root.querySelector('form')?.requestSubmit())

  await eventually(() => expect(shown()).toEqual([MINE.id, THEIRS.id, 'send']))
  expect(location.search).toBe('')
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual(['已清除筛选，以显示你刚发送的内容'])
})

test('what one sends under "mine" stands there, and the filter stays', async () => {
  await open('only=mine', [MINE])
  await showsOnly(MINE)
  await act(async () => setDraftText(CHANNEL_ID, 'a red fox'))
  await act(async () => screen.root.querySelector('form')?.requestSubmit())
  await eventually(() => expect(shown()).toEqual([MINE.id, 'send']))
  expect(location.search).toBe('?only=mine')
})

test('what is loaded and fits is there before the server answers', async () => {
  await open('only=mine', [MINE])
  await showsOnly(MINE)
  await click('清除筛选')
  await showsOnly(MINE, THEIRS)
  await act(async () => history.replaceState(null, '', `${location.pathname}?q=owl`))
  await showsOnly(THEIRS)
})
