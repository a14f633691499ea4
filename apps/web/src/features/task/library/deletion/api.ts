import { deleteTask } from '@easel/contract/task-acts'
import type { QueryClient } from '@tanstack/react-query'
import { text } from '../../../../i18n/text.ts'
import { callOrKeep } from '../../../../lib/kept-calls.ts'
import { toast } from '../../../../ui/toast.ts'
import { deleteTasks } from '../api.ts'
import { dropTasks, readLibraryAgain } from '../live.ts'
import { markHere } from '../../store.ts'
import { NONE, useNotDeleted } from './store.ts'

/** What is out of sight and not deleted yet, by what deletes it. */
const waiting = new Map<() => void, readonly string[]>()

/**
 * Take tasks out of sight at once. They are deleted for good when the toast that offers them back has gone, or the page
 * does; `others` could not be deleted, which is said.
 */
export function deleteLater(client: QueryClient, taskIds: readonly string[], others = 0): void {
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

// Whoever leaves does not undo any more. All at once: nothing can follow, and what does not arrive the next page sends.
addEventListener('pagehide', () => {
  for (const taskId of [...waiting.values()].flat()) {
    callOrKeep(`delete:${taskId}`, deleteTask, { params: { taskId } }).catch(() => null)
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
  markHere(taskIds)
  readLibraryAgain(client)
}
