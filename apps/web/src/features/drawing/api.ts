import { cancelTask, listTasks, readTask, submitAction, submitImagine, type Task } from '@easel/contract/drawing'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { findTask, mergePages, newerTask, putTask, type TaskPage } from './rules.ts'
import type { Send } from './send/rules.ts'

const FEED_PAGE = 20

type TaskPages = InfiniteData<TaskPage, string | null>

/** A channel's tasks, newest first. Whatever is written here, newer copies win. */
export const tasksOf = (channelId: string) =>
  infiniteQueryOptions({
    queryKey: ['tasks', channelId],
    queryFn: ({ pageParam, signal }) =>
      call(listTasks, {
        params: { channelId },
        body: { limit: FEED_PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: TaskPage) => page.nextCursor,
    structuralSharing: keepNewer,
    refetchOnWindowFocus: false,
  })

/** One task by id, for links to pictures that the feed has not loaded. */
export const taskOf = (taskId: string) =>
  queryOptions({
    queryKey: ['task', taskId],
    queryFn: ({ signal }) => call(readTask, { params: { taskId }, signal, quiet: true }),
  })

/** Put changed tasks into the lists that are loaded; one write, and one drawing, per channel. */
export function putTasks(client: QueryClient, changed: Task[]): void {
  for (const channelId of new Set(changed.map((task) => task.channelId))) {
    const tasks = changed.filter((task) => task.channelId === channelId)
    client.setQueryData(tasksOf(channelId).queryKey, (known) =>
      known ? { ...known, pages: tasks.reduce(putTask, known.pages) } : known,
    )
  }
  for (const task of changed) {
    client.setQueryData(taskOf(task.id).queryKey, (known) => (known ? newerTask(known, task) : known))
  }
}

/** Cancel what waits or runs; the card that comes back may also be a finished one. */
export function useCancelTask() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (taskId: string) => call(cancelTask, { params: { taskId } }),
    onSuccess: (task) => putTasks(client, [task]),
  })
}

/** A finished task by id, from what is loaded or from the server. */
export async function findLoadedTask(client: QueryClient, channelId: string, taskId: string): Promise<Task> {
  const pages = client.getQueryData(tasksOf(channelId).queryKey)?.pages ?? []
  return findTask(pages, taskId) ?? client.fetchQuery(taskOf(taskId))
}

/** Hand an order to the server, under its own key, so that trying again never draws twice. */
export async function submitOrder({ key, channelId, order }: Send): Promise<Task[]> {
  const extras = { idempotencyKey: key, quiet: true }
  if (order.kind === 'press') {
    const params = { taskId: order.parent.id }
    return (await call(submitAction, { params, body: { customId: order.button.customId }, ...extras })).tasks
  }
  const body = { botType: order.botType, prompt: order.prompt }
  return (await call(submitImagine, { params: { channelId }, body, ...extras })).tasks
}

function keepNewer(known: unknown, fresh: unknown): unknown {
  const [shown, next] = [known as TaskPages | undefined, fresh as TaskPages]
  return shown ? { ...next, pages: mergePages(shown.pages, next.pages) } : next
}
