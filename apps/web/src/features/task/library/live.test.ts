import type { Task } from '@easel/contract/drawing'
import { beforeEach, expect, test } from 'vitest'
import { putItems, taskOf, timelineOf } from '../api.ts'
import { itemOf } from '../rules.ts'
import { useTaskState } from '../store.ts'
import { makeClient } from '../../../testing/render.tsx'
import { aGrid, aMessage, anId, anItem, aTask, CHANNEL_ID } from '../../../testing/seed.ts'
import { GALLERY, takeLibraryFrame } from './live.ts'

const { queryKey } = timelineOf(CHANNEL_ID)
const galleryKey = [GALLERY, {}]

beforeEach(() => useTaskState.setState({ cleared: {}, gone: new Set() }))

/** A cache with two grids and a message in the timeline, and the grids in a gallery. */
function openPage() {
  const client = makeClient()
  const items = [aMessage(3), anItem(2), itemOf(aGrid(1))]
  client.setQueryData(queryKey, { pages: [{ items, nextCursor: null, seq: 0 }], pageParams: [null] })
  const tasks: Task[] = [aGrid(2), aGrid(1)]
  client.setQueryData(galleryKey, { pages: [{ items: tasks, nextCursor: null }], pageParams: [null] })
  client.setQueryData(taskOf(anId(1)).queryKey, aGrid(1))
  return {
    client,
    feed: () => client.getQueryData(queryKey)?.pages.flatMap((page) => page.items) ?? [],
    gallery: () => client.getQueryData<{ pages: { items: Task[] }[] }>(galleryKey)?.pages[0]?.items ?? [],
  }
}

const idsOf = (held: { id: string }[]) => held.map(({ id }) => id)

test('a mark that was set elsewhere shows in the feed, in the gallery and on the open picture', () => {
  const { client, feed, gallery } = openPage()
  takeLibraryFrame(client, { t: 'liked', taskId: anId(1), liked: true })
  expect(feed()[2]?.task?.liked).toBe(true)
  expect(gallery().map(({ liked }) => liked)).toEqual([undefined, true])
  expect(client.getQueryData(taskOf(anId(1)).queryKey)?.liked).toBe(true)

  takeLibraryFrame(client, { t: 'liked', taskId: anId(1), liked: false })
  expect(feed()[2]?.task?.liked).toBe(false)
})

test('a mark on a task that is not loaded changes nothing, and draws nothing', () => {
  const { client, gallery } = openPage()
  const before = gallery()
  takeLibraryFrame(client, { t: 'liked', taskId: anId(9), liked: true })
  expect(gallery()).toBe(before)
})

test('a deleted task leaves the feed, the gallery and the open picture, and hearing it twice is harmless', () => {
  const { client, feed, gallery } = openPage()
  for (let time = 0; time < 2; time += 1) {
    takeLibraryFrame(client, { t: 'task.gone', channelId: CHANNEL_ID, taskId: anId(1) })
  }
  expect(idsOf(feed())).toEqual([3, 2].map(anId))
  expect(idsOf(gallery())).toEqual([anId(2)])
  expect(client.getQueryData(taskOf(anId(1)).queryKey)).toBeUndefined()
})

test('what was deleted does not come back with a frame or an answer that is older', async () => {
  const { client, feed } = openPage()
  takeLibraryFrame(client, { t: 'task.gone', channelId: CHANNEL_ID, taskId: anId(1) })
  putItems(client, [itemOf(aTask(1))])
  await client.fetchInfiniteQuery({
    ...timelineOf(CHANNEL_ID),
    queryFn: () => Promise.resolve({ items: [anItem(2), anItem(1)], nextCursor: null, seq: 0 }),
  })
  expect(idsOf(feed())).not.toContain(anId(1))
})
