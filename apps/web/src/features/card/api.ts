import type { Task } from '@easel/contract/drawing'
import type { QueryClient } from '@tanstack/react-query'
import { openPicture } from '../../lib/picture-address.ts'
import { timelineOf } from '../task/api.ts'
import { findTask } from '../task/rules.ts'
import { FEED_ID } from './feed/rules.ts'
import { useCardState } from './store.ts'

/** Scrolls to a task's card in the feed and flashes it; where the feed is not mounted, opens the task's picture. */
export function showTask(client: QueryClient, { channelId, id: taskId }: Pick<Task, 'channelId' | 'id'>): void {
  const pages = client.getQueryData(timelineOf(channelId).queryKey)?.pages ?? []
  const isInFeed = document.getElementById(FEED_ID) !== null && findTask(pages, taskId) !== undefined
  if (isInFeed) useCardState.setState({ target: { taskId } })
  else openPicture(taskId, 1)
}
