import { beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../../../i18n/text.ts'
import { sendQueuedCalls, watchQueue } from '../../../../lib/offline-queue.ts'
import { queuedIdsOf, setQueueOwner } from '../../../../lib/queued-calls.ts'
import { dismissToast, pressToast, useToasts } from '../../../../ui/toast.ts'
import { timelineOf } from '../../api.ts'
import { useTaskState } from '../../store.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { makeClient } from '../../../../testing/render.tsx'
import { anId, anItem, CHANNEL_ID } from '../../../../testing/seed.ts'
import { deleteWithUndo } from './api.ts'
import { useNotDeleted } from './store.ts'

/** Ids in delete requests. */
let deleted: string[]
let answer: () => Response

beforeEach(async () => {
  useToasts.setState({ toasts: [] })
  useTaskState.setState({ gone: new Set() })
  deleted = []
  answer = () => Response.json({ code: 200, message: '', data: null, success: true })
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (method !== 'DELETE') return new Promise(() => {})
    deleted.push(url)
    return answer()
  })
  await loadLanguage('zh-CN')
  return () => vi.unstubAllGlobals()
})

function openFeed() {
  const client = makeClient()
  const { queryKey } = timelineOf(CHANNEL_ID)
  client.setQueryData(queryKey, {
    pages: [{ items: [anItem(2), anItem(1)], nextCursor: null, seq: 0 }],
    pageParams: [null],
  })
  const shown = () => client.getQueryData(queryKey)?.pages.flatMap(({ items }) => items.map(({ id }) => id))
  return { client, shown }
}

const newest = () => useToasts.getState().toasts.at(-1)

test('what is deleted goes at once, and for good once the offer to undo it has gone', async () => {
  const { client, shown } = openFeed()
  deleteWithUndo(client, [anId(1)])
  expect([shown(), deleted]).toEqual([[anId(2)], []])
  expect(newest()?.act?.label).toBe('撤销')

  dismissToast(newest()?.id ?? 0)
  await eventually(() => expect(deleted).toEqual([`/api/mj/task/${anId(1)}`]))
})

test('undone in time, nothing was asked of the server and it is read again', () => {
  const { client } = openFeed()
  deleteWithUndo(client, [anId(1)])
  const said = newest()
  if (said) pressToast(said)
  dispatchEvent(new Event('pagehide'))
  expect(deleted).toEqual([])
  expect(useTaskState.getState().gone.size).toBe(0)
  expect(client.getQueryState(timelineOf(CHANNEL_ID).queryKey)?.isInvalidated).toBe(true)
})

test('who leaves the page does not undo any more', async () => {
  const { client } = openFeed()
  deleteWithUndo(client, [anId(1)])
  dispatchEvent(new Event('pagehide'))
  await eventually(() => expect(deleted).toHaveLength(1))
  dismissToast(newest()?.id ?? 0)
  expect(deleted).toHaveLength(1)
})

test('what the server does not delete comes back, and that is said', async () => {
  const { client } = openFeed()
  answer = () => Response.json({ code: 422, message: '', data: { reason: 'not_author' }, success: false })
  deleteWithUndo(client, [anId(1)])
  dismissToast(newest()?.id ?? 0)
  await eventually(() => expect(newest()?.message).toBe('已删除 0 项，1 项无法删除'))
  expect([...useNotDeleted.getState().taskIds]).toEqual([anId(1)])
  expect(useTaskState.getState().gone.size).toBe(0)
})

test('what is deleted while the line is away stays gone, and is deleted once it is back', async () => {
  const { client, shown } = openFeed()
  setQueueOwner('me')
  const stop = watchQueue({ onQueued: () => {}, onDone: () => {}, onRefused: () => {} })
  const whole = answer
  answer = () => {
    throw new TypeError('no route to host')
  }
  deleteWithUndo(client, [anId(1)])
  dismissToast(newest()?.id ?? 0)
  await eventually(() => expect(deleted).toHaveLength(1))
  expect([shown(), [...useTaskState.getState().gone]]).toEqual([[anId(2)], [anId(1)]])
  // The next page knows the pending deletion too.
  expect(queuedIdsOf('delete')).toEqual([anId(1)])

  answer = whole
  await sendQueuedCalls()
  expect([deleted.length, queuedIdsOf('delete')]).toEqual([2, []])
  stop()
})
