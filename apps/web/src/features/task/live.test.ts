import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { clearTimeline, timelineOf } from './api.ts'
import { openFrameBatcher } from './live.ts'
import { useTaskState } from './store.ts'
import { makeClient } from '../../testing/render.tsx'
import { aGrid, aMessage, anId, anItem, aTask, CHANNEL_ID } from '../../testing/seed.ts'

const { queryKey } = timelineOf(CHANNEL_ID)
let paint: () => void

beforeEach(() => {
  useTaskState.setState({ previews: {}, cleared: {} })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    paint = draw
    return 1
  })
})
afterEach(() => vi.unstubAllGlobals())

function openChannel() {
  const client = makeClient()
  client.setQueryData(queryKey, { pages: [{ items: [anItem(1)], nextCursor: null, seq: 0 }], pageParams: [null] })
  const shown = () => client.getQueryData(queryKey)?.pages[0]?.items ?? []
  return { client, shown, inbox: openFrameBatcher(client) }
}

const frame = (task: ReturnType<typeof aTask>) => ({ t: 'task' as const, seq: 1, task })
const preview = (progress: number) => ({
  t: 'preview' as const,
  channelId: CHANNEL_ID,
  taskId: anId(1),
  progress,
  url: `/api/files/${progress}`,
})

test('frames that come in the wrong order end with the newest', () => {
  const { inbox, shown } = openChannel()
  inbox.take(frame(aGrid(1, { version: 9 })))
  inbox.take(frame(aTask(1, { version: 3, status: 'IN_PROGRESS', progress: 50 })))
  paint()
  inbox.take(frame(aTask(1, { version: 4, status: 'IN_PROGRESS', progress: 70 })))
  paint()
  expect(shown()[0]).toMatchObject({ version: 9, task: { status: 'SUCCESS' } })
})

test('a burst of frames is one change of what is shown', () => {
  const { client, inbox, shown } = openChannel()
  const seen: number[] = []
  client.getQueryCache().subscribe(({ type }) => type === 'updated' && seen.push(shown().length))
  for (let at = 2; at <= 9; at += 1) inbox.take(frame(aTask(at)))
  expect(shown()).toHaveLength(1)

  paint()

  expect(seen).toEqual([9])
})

test('of the previews between two painted frames the furthest counts, and none moves back later', () => {
  const { inbox } = openChannel()
  inbox.take(preview(40))
  inbox.take(preview(30))
  paint()
  inbox.take(preview(20))
  paint()
  expect(useTaskState.getState().previews[anId(1)]?.progress).toBe(40)
})

test('of two previews at the same progress the newer one is shown', () => {
  const { inbox } = openChannel()
  for (const url of ['/first', '/second']) {
    inbox.take({ ...preview(40), url })
    paint()
    expect(useTaskState.getState().previews[anId(1)]?.url).toBe(url)
  }
  inbox.take({ ...preview(40), url: '/third' })
  inbox.take({ ...preview(40), url: '/fourth' })
  paint()
  expect(useTaskState.getState().previews[anId(1)]?.url).toBe('/fourth')
})

test('a preview leaves the list of tasks as it is, so only its own card is drawn', () => {
  const { client, inbox } = openChannel()
  const before = client.getQueryData(queryKey)
  inbox.take(preview(40))
  paint()
  expect(client.getQueryData(queryKey)).toBe(before)
})

test('when the server has forgotten what was missed, the channel is read again', async () => {
  const { client, inbox } = openChannel()
  inbox.take({ t: 'reload', channelId: CHANNEL_ID, seq: 5 })
  await Promise.resolve()
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

const said = (at: number) => ({ t: 'chat' as const, seq: at, item: aMessage(at) })
const shownIds = (shown: ReturnType<typeof openChannel>['shown']) => shown().map(({ id }) => id)

test('what is said and what is drawn finds its place in one order, each once, however often it is pushed', () => {
  const { inbox, shown } = openChannel()
  inbox.take(said(4))
  inbox.take(frame(aTask(3)))
  paint()
  inbox.take(said(2))
  inbox.take(said(4))
  paint()
  expect(shownIds(shown)).toEqual([4, 3, 2, 1].map(anId))
})

test('what is pushed while an older answer is under way is there after it, too', async () => {
  const { client, inbox, shown } = openChannel()
  let answer: (page: object) => void = () => {}
  const asked = client.fetchInfiniteQuery({
    ...timelineOf(CHANNEL_ID),
    queryFn: () => new Promise<never>((resolve) => (answer = resolve as never)),
  })
  inbox.take(said(2))
  paint()
  answer({ items: [anItem(3), anItem(1)], nextCursor: null, seq: 0 })
  await asked
  await eventually(() => expect(shownIds(shown)).toEqual([3, 2, 1].map(anId)))
})

test('what was cleared does not come back with an answer that was under way', async () => {
  const { client, inbox, shown } = openChannel()
  let answer: (page: object) => void = () => {}
  const asked = client.fetchInfiniteQuery({
    ...timelineOf(CHANNEL_ID),
    queryFn: () => new Promise<never>((resolve) => (answer = resolve as never)),
  })
  clearTimeline(client, CHANNEL_ID, anId(2))
  expect(shown()).toEqual([])
  inbox.take(said(3))
  paint()
  answer({ items: [anItem(2), anItem(1)], nextCursor: 'more', seq: 0 })
  await asked
  expect(shownIds(shown)).toEqual([anId(3)])
  expect(client.getQueryData(queryKey)?.pages.at(-1)?.nextCursor).toBeNull()
})
