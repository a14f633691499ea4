import type { Task } from '@easel/contract/drawing'
import { useQuery } from '@tanstack/react-query'
import { taskOf } from '../task/api.ts'
import { useTaskState } from '../task/store.ts'

interface OpenTask {
  task: Task | undefined
  /** It could not be loaded; `isGone`: it was loaded before and has been deleted. */
  isMissing: boolean
  isGone: boolean
}

/** Task of the open picture: from the list, else fetched by id. */
export function useOpenTask(tasks: readonly Task[], taskId: string): OpenTask {
  const isGone = useTaskState((tasks) => tasks.gone.has(taskId))
  const loaded = tasks.find(({ id }) => id === taskId)
  const single = useQuery({ ...taskOf(taskId), enabled: loaded === undefined && !isGone })
  const task = isGone ? undefined : (loaded ?? single.data)
  return { task, isMissing: isGone || (task === undefined && single.isError), isGone }
}
