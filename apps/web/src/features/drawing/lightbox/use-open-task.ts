import type { Task } from '@easel/contract/drawing'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { taskOf, tasksOf } from '../api.ts'
import { findTask } from '../rules.ts'

/** The task of an open picture: the feed's own copy, else asked for by id. */
export function useOpenTask(channelId: string, taskId: string): { task: Task | undefined; isMissing: boolean } {
  const feed = useInfiniteQuery({ ...tasksOf(channelId), enabled: false })
  const loaded = findTask(feed.data?.pages ?? [], taskId)
  const single = useQuery({ ...taskOf(taskId), enabled: loaded === undefined })
  return { task: loaded ?? single.data, isMissing: loaded === undefined && single.isError }
}
