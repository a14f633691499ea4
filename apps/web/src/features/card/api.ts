import type { Task } from '@easel/contract/drawing'
import type { QueryClient } from '@tanstack/react-query'
import { openPicture } from '../../lib/picture-address.ts'
import { timelineOf } from '../task/api.ts'
import { findTask } from '../task/rules.ts'
import { FEED_ID } from './feed/rules.ts'
import { useCardState } from './store.ts'

/** Show a task: scroll to its card in the feed and flash it; where that is not at hand, open its picture. */
export function showTask(client: QueryClient, { channelId, id: taskId }: Pick<Task, 'channelId' | 'id'>): void {
  const pages = client.getQueryData(timelineOf(channelId).queryKey)?.pages ?? []
  const isInFeed = document.getElementById(FEED_ID) !== null && findTask(pages, taskId) !== undefined
  if (isInFeed) useCardState.setState({ target: { taskId } })
  else openPicture(taskId, 1)
}
