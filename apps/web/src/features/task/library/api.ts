import { deleteTask, likeTask } from '@easel/contract/task-acts'
import type { QueryClient } from '@tanstack/react-query'
import { CallError } from '../../../lib/call-error.ts'
import { callOrQueue } from '../../../lib/offline-queue.ts'
import { dropTasks, putLiked } from './live.ts'

/** Maximum parallel calls. */
const AT_ONCE = 4
const SECOND_MS = 1000

/** Result per member of a list. */
export interface Outcome {
  done: string[]
  failed: string[]
}

/** Deletes finished tasks permanently; each leaves the lists as soon as it is deleted. */
export async function deleteTasks(client: QueryClient, taskIds: readonly string[]): Promise<Outcome> {
  const outcome = await forEach(taskIds, (taskId) =>
    callOrQueue(`delete:${taskId}`, deleteTask, { params: { taskId } }),
  )
  dropTasks(client, outcome.done)
  return outcome
}

/** Likes tasks optimistically; those that fail are reverted. */
export async function likeTasks(client: QueryClient, taskIds: readonly string[]): Promise<Outcome> {
  for (const taskId of taskIds) putLiked(client, { taskId, liked: true })
  const outcome = await forEach(taskIds, (taskId) =>
    callOrQueue(`like:${taskId}`, likeTask, { params: { taskId }, body: { liked: true } }),
  )
  for (const taskId of outcome.failed) putLiked(client, { taskId, liked: false })
  return outcome
}

async function forEach(taskIds: readonly string[], act: (taskId: string) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] }
  const waiting = [...taskIds]
  async function work() {
    for (let taskId = waiting.shift(); taskId !== undefined; taskId = waiting.shift()) {
      const isDone = await hasWorked(act, taskId)
      outcome[isDone ? 'done' : 'failed'].push(taskId)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return outcome
}

/** A task that is gone already counts as deleted; after a rate limit it waits as long as the server says, once. */
async function hasWorked(act: (taskId: string) => Promise<unknown>, taskId: string): Promise<boolean> {
  for (let isLast = false; ; isLast = true) {
    try {
      await act(taskId)
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.reason === 'not_found') return true
      if (isLast || error.retryAfter === 0) return false
      await new Promise((resume) => setTimeout(resume, error.retryAfter * SECOND_MS))
    }
  }
}
