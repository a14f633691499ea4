import { listTasks, type Task } from '@easel/contract/drawing'
import { PAGE_MAX } from '@easel/contract/limits'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { CHILDREN } from '../task/library/live.ts'
import { newerTask } from '../task/rules.ts'

interface Children {
  items: Task[]
}

/** Tasks made from a task, oldest first; at most a hundred. */
export const childrenOf = (task: Pick<Task, 'id' | 'channelId'>) =>
  queryOptions({
    queryKey: [CHILDREN, task.id],
    queryFn: async ({ signal }): Promise<Children> => {
      const body = { parentId: task.id, limit: PAGE_MAX }
      const page = await call(listTasks, { params: { channelId: task.channelId }, body, signal, quiet: true })
      return { items: page.items.toReversed() }
    },
    // Without a mounted observer no frames are applied, so a cached list is stale.
    staleTime: 0,
  })

/** Inserts or updates a task in the loaded list of its parent's children. */
export function putChild(client: QueryClient, task: Task): void {
  if (task.parentId === null) return
  client.setQueryData<Children>([CHILDREN, task.parentId], (known) => known && { items: withChild(known.items, task) })
}

function withChild(items: Task[], task: Task): Task[] {
  if (!items.some(({ id }) => id === task.id)) return [...items, task]
  return items.map((known) => (known.id === task.id ? newerTask(known, task) : known))
}
