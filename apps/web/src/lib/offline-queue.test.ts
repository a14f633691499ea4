import { deleteTask, likeTask } from '@easel/contract/task-acts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aGrid, anId } from '../testing/seed.ts'
import { loadLanguage } from '../i18n/text.ts'
import { callOrQueue, sendQueuedCalls, watchQueue } from './offline-queue.ts'
import { queuedIdsOf, setQueueOwner } from './queued-calls.ts'
import { removeDrafts } from './stored.ts'

type Answer = { data: unknown } | { code: number; reason: string } | 'away'

/** Calls that reached the server. */
let heard: string[]
let told: string[]
let answer: Answer
let stop: () => void

beforeEach(async () => {
  await loadLanguage('zh-CN')
  localStorage.clear()
  heard = []
  told = []
  answer = { data: null }
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (answer === 'away') throw new TypeError('no route to host')
    heard.push([method, url, body ?? ''].join(' ').trim())
    if ('data' in answer) return Response.json({ code: 200, message: '', data: answer.data, success: true })
    return Response.json({ code: answer.code, message: 'no', data: { reason: answer.reason }, success: false })
  })
  setQueueOwner('me')
  stop = watchQueue({
    onQueued: (name) => told.push(`kept ${name}`),
    onDone: (name) => told.push(`done ${name}`),
    onRefused: (name, message) => told.push(`refused ${name} ${message}`.trim()),
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const remove = (taskId: string) => callOrQueue(`delete:${taskId}`, deleteTask, { params: { taskId } })
const like = (taskId: string, liked: boolean) =>
  callOrQueue(`like:${taskId}`, likeTask, { params: { taskId }, body: { liked } })

test('what is done while the line is away is kept, and sent in its order once it is back', async () => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  answer = 'away'
  expect(await remove('2')).toBe('kept')
  vi.setSystemTime(2_000)
  expect(await remove('1')).toBe('kept')
  expect([queuedIdsOf('delete').sort(), told]).toEqual([
    ['1', '2'],
    ['kept delete:2', 'kept delete:1'],
  ])

  answer = { data: null }
  await sendQueuedCalls()
  expect(heard).toEqual(['DELETE /api/mj/task/2', 'DELETE /api/mj/task/1'])
  expect([queuedIdsOf('delete'), told.slice(2)]).toEqual([[], ['done delete:2', 'done delete:1']])
})

test('of two acts about the same thing the later one is sent, and one that is done at once replaces what was kept', async () => {
  answer = 'away'
  await like(anId(1), true)
  await like(anId(1), false)
  answer = { data: aGrid(1) }
  await sendQueuedCalls()
  expect(heard).toEqual([`POST /api/draw/like/${anId(1)} {"liked":false}`])

  answer = 'away'
  await like(anId(1), true)
  answer = { data: aGrid(1) }
  await like(anId(1), false)
  await sendQueuedCalls()
  expect(heard.slice(1)).toEqual([`POST /api/draw/like/${anId(1)} {"liked":false}`])
})

test('what is refused at once is not kept; what is refused later is told; what is gone by then is not', async () => {
  answer = { code: 422, reason: 'not_author' }
  await expect(remove('1')).rejects.toThrow('no')
  expect(queuedIdsOf('delete')).toEqual([])

  answer = 'away'
  await remove('1')
  answer = { code: 422, reason: 'not_author' }
  await sendQueuedCalls()
  answer = 'away'
  await remove('2')
  answer = { code: 404, reason: 'not_found' }
  await sendQueuedCalls()
  expect(told).toEqual(['kept delete:1', 'refused delete:1 no', 'kept delete:2'])
  expect(queuedIdsOf('delete')).toEqual([])
})

test('what could not be sent for a day is dropped, which is told', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  answer = 'away'
  await remove('1')
  vi.setSystemTime(24 * 3_600_000)
  answer = { data: null }
  await sendQueuedCalls()
  expect([heard, told[1]]).toEqual([[], 'refused delete:1'])
})

test('it is tried again by itself, and nobody else’s is sent', async () => {
  vi.useFakeTimers()
  answer = 'away'
  await remove('1')
  setQueueOwner('another')
  answer = { data: null }
  await vi.advanceTimersByTimeAsync(2_000)
  expect([heard, queuedIdsOf('delete')]).toEqual([[], []])

  setQueueOwner('me')
  await sendQueuedCalls()
  expect(heard).toEqual(['DELETE /api/mj/task/1'])
  answer = 'away'
  await remove('3')
  answer = { data: null }
  await vi.advanceTimersByTimeAsync(4_000)
  expect(heard[1]).toBe('DELETE /api/mj/task/3')
})

test('who signs out leaves nothing behind that would be sent', async () => {
  answer = 'away'
  await remove('1')
  removeDrafts()
  answer = { data: null }
  await sendQueuedCalls()
  expect(heard).toEqual([])
})
