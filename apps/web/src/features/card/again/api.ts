import type { Task } from '@easel/contract/drawing'
import type { QueryClient } from '@tanstack/react-query'
import { sendOrder } from '../../composer/send/api.ts'
import { compose } from '../../composer/api.ts'
import { findLoadedTask } from '../../task/api.ts'
import { showTask } from '../api.ts'
import { restoreVideo } from '../../composer/video/store.ts'
import { findRepeatOrder, videoOrderOf } from './rules.ts'

/** Repeats a task; a clip is put into its composer. If the button that created it cannot be determined, it opens the parent picture so that the person chooses. */
export async function repeatTask(client: QueryClient, task: Task): Promise<void> {
  const { parentId, channelId } = task
  // A clip is dear, and its task does not say all that was asked for.
  if (task.action === 'VIDEO') return restoreVideo(channelId, videoOrderOf(task))
  const parent = parentId === null ? null : await findLoadedTask(client, channelId, parentId).catch(() => undefined)
  const order = parent === undefined ? null : findRepeatOrder(task, parent)
  if (order) sendOrder(client, channelId, order)
  else if (parentId !== null) showTask(client, { channelId, id: parentId })
  else compose(channelId, task.prompt)
}
