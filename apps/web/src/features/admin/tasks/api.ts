import { cancelAnyTask, searchTasks } from '@easel/contract/admin-tasks'
import type { QueryOf } from '@easel/contract/call'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { isOpen } from './rules.ts'

const TASKS = ['admin', 'tasks'] as const
const REFRESH_MS = 5_000

export const readTasks = (query: QueryOf<typeof searchTasks>, signal?: AbortSignal) =>
  call(searchTasks, { query, quiet: true, ...(signal && { signal }) })

/** Polled while a task on the page can still change. */
export const tasksQuery = (query: QueryOf<typeof searchTasks>) =>
  queryOptions({
    queryKey: [...TASKS, query],
    queryFn: ({ signal }) => readTasks(query, signal),
    staleTime: 0,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.items.some(({ status }) => isOpen(status)) ? REFRESH_MS : false),
  })

/** The list shows the result. */
export function useCancelTask() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (taskId: string) => call(cancelAnyTask, { params: { taskId } }),
    onSettled: () => client.invalidateQueries({ queryKey: TASKS }),
  })
}
