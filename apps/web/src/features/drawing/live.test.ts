import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tasksOf } from './api.ts'
import { openInbox } from './live.ts'
import { useScreen } from './store.ts'
import { makeClient } from './testing/render.tsx'
import { aGrid, anId, aTask, CHANNEL_ID } from './testing/seed.ts'

const { queryKey } = tasksOf(CHANNEL_ID)
let paint: () => void

beforeEach(() => {
  useScreen.setState({ previews: {} })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    paint = draw
    return 1
  })
})
afterEach(() => vi.unstubAllGlobals())

function openChannel() {
  const client = makeClient()
  client.setQueryData(queryKey, { pages: [{ items: [aTask(1)], nextCursor: null }], pageParams: [null] })
  const shown = () => client.getQueryData(queryKey)?.pages[0]?.items ?? []
  return { client, shown, inbox: openInbox(client) }
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
  expect(shown()[0]).toMatchObject({ version: 9, status: 'SUCCESS' })
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
  expect(useScreen.getState().previews[anId(1)]?.progress).toBe(40)
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
