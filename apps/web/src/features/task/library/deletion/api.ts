import { deleteTask } from '@easel/contract/task-acts'
import type { QueryClient } from '@tanstack/react-query'
import { text } from '../../../../i18n/text.ts'
import { callOrQueue } from '../../../../lib/offline-queue.ts'
import { toast } from '../../../../ui/toast.ts'
import { deleteTasks } from '../api.ts'
import { dropTasks, readLibraryAgain } from '../live.ts'
import { unmarkDeleted } from '../../store.ts'
import { NONE, useNotDeleted } from './store.ts'

/** Hidden tasks that are not deleted yet, by the function that deletes them. */
const waiting = new Map<() => void, readonly string[]>()

/**
 * Hides tasks at once, and deletes them permanently when the undo toast or the page has gone; `others` could not be deleted and
 * are reported.
 */
export function deleteWithUndo(client: QueryClient, taskIds: readonly string[], others = 0): void {
  if (taskIds.length === 0) return toast(text('gallery.deletedSome', { n: 0, failed: others }), 'warning')
  useNotDeleted.setState(NONE)
  dropTasks(client, taskIds)

  function end() {
    if (waiting.delete(end)) void deleteForGood(client, taskIds)
  }
  function undo() {
    if (waiting.delete(end)) putBack(client, taskIds)
  }

  waiting.set(end, taskIds)
  const counts = { n: taskIds.length, failed: others }
  const words = text(others === 0 ? 'gallery.deleted' : 'gallery.deletedSome', counts)
  toast(words, others === 0 ? 'success' : 'warning', { label: text('region.undo'), run: undo, otherwise: end })
}

// Leaving the page ends the undo period. All requests at once, since none could follow; those that do not arrive are sent by the
// next page.
addEventListener('pagehide', () => {
  for (const taskId of [...waiting.values()].flat()) {
    callOrQueue(`delete:${taskId}`, deleteTask, { params: { taskId } }).catch(() => null)
  }
  waiting.clear()
})

async function deleteForGood(client: QueryClient, taskIds: readonly string[]): Promise<void> {
  const { done, failed } = await deleteTasks(client, taskIds)
  if (failed.length === 0) return
  useNotDeleted.setState({ doneCount: done.length, taskIds: new Set(failed) })
  toast(text('gallery.deletedSome', { n: done.length, failed: failed.length }), 'warning')
  putBack(client, failed)
}

function putBack(client: QueryClient, taskIds: readonly string[]): void {
  unmarkDeleted(taskIds)
  readLibraryAgain(client)
}
