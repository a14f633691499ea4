import type { Task } from '@easel/contract/drawing'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSocket } from '../../../lib/socket.ts'
import { sessionQuery } from '../../account/api.ts'
import { timelineOf } from '../../task/api.ts'
import { DrawingScreen } from '../../../app/drawing/drawing-screen.tsx'
// Loads the lazy chunk up front, so that its loading time does not count against the first test.
import '../../../app/drawing/later-parts.tsx'
import { itemOf } from '../../task/rules.ts'
import { useTaskState } from '../../task/store.ts'
import { eventually } from '../../../testing/eventually.ts'
import { FakeServer, USER } from '../../../testing/fake-server.ts'
import { layOut } from '../../../testing/lay-out.ts'
import { makeClient, type Rendered, render, settle } from '../../../testing/render.tsx'
import { aGrid, anId, aTask, CHANNEL_ID } from '../../../testing/seed.ts'

let server: FakeServer
let screen: Rendered
/** Number of renders of a finished card, counted by a component that only those contain. */
let drawn = 0

const FINISHED = [1, 2, 3].map((at) => aGrid(at))
const RUNNING = aTask(4, { status: 'IN_PROGRESS', queuePlace: null })

beforeEach(async () => {
  useTaskState.setState({ previews: {}, cleared: {}, gone: new Set() })
  server = new FakeServer()
  server.install()
  layOut()
  openSocket().start()
  server.items = [RUNNING, ...FINISHED.toReversed()].map(itemOf)
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  screen = await render(<DrawingScreen channelId={CHANNEL_ID} />, client)
  await eventually(() => expect(screen.root.querySelectorAll('article')).toHaveLength(4))
  await act(async () => watchCards())
  await settle()
  await eventually(() => expect(drawn).toBeGreaterThanOrEqual(FINISHED.length))
  drawn = 0
})
afterEach(async () => {
  await screen.unmount()
  openSocket().stop()
  vi.unstubAllGlobals()
})

function watchCards(): void {
  const items = [RUNNING, ...FINISHED.toReversed().map(counted)].map(itemOf)
  screen.client.setQueryData(timelineOf(CHANNEL_ID).queryKey, {
    pages: [{ items, nextCursor: null, seq: 0 }],
    pageParams: [null],
  })
}

function counted(task: Task): Task {
  const get = () => {
    drawn += 1
    return []
  }
  return Object.defineProperty({ ...task, version: task.version + 1 }, 'notDrawn', { get, enumerable: false })
}

const runningCard = () => screen.root.querySelector(`[data-task="${RUNNING.id}"]`)?.textContent

test('a push of progress draws the card that it is about, and none of the others', async () => {
  await act(async () =>
    server.push({ t: 'preview', channelId: CHANNEL_ID, taskId: anId(4), progress: 30, url: '/api/files/x' }),
  )
  await settle()
  expect(runningCard()).toContain('30%')
  await act(async () => server.push({ t: 'task', seq: 2, task: { ...RUNNING, progress: 50, version: 2 } }))
  await settle()
  expect(runningCard()).toContain('50%')
  expect(drawn).toBe(0)
})

test('many pushes at once are one drawing of the newest of them', async () => {
  const seen: string[] = []
  const bars = new MutationObserver(() => seen.push(runningCard() ?? ''))
  bars.observe(screen.root, { subtree: true, childList: true, characterData: true })
  await act(async () => {
    for (let progress = 11; progress <= 60; progress += 1) {
      server.push({ t: 'preview', channelId: CHANNEL_ID, taskId: anId(4), progress, url: '/api/files/x' })
    }
  })
  await settle()
  bars.disconnect()
  expect(seen.every((words) => words.includes('60%'))).toBe(true)
  expect(runningCard()).toContain('60%')
  expect(drawn).toBe(0)
})
