import type { Task } from '@easel/contract/drawing'
import { likeTask } from '@easel/contract/task-acts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../../lib/call-error.ts'
import { callOrKeep } from '../../../lib/kept-calls.ts'
import { toast } from '../../../ui/toast.ts'
import { putLiked } from './live.ts'

export interface Like {
  isLiked: boolean
  toggle(): void
  /** Why the last change was put back; empty when it was not. */
  problem: string
}

/** By task: what the server knows, while it is being told something else. */
const truths = new Map<string, boolean>()

/** Whether a task is one's favourite, and the way to change it: at once, and put back when the server does not take it. */
export function useLike(task: Pick<Task, 'id' | 'liked'>): Like {
  const client = useQueryClient()
  const { id: taskId, liked: isLiked = false } = task
  const mutationKey = ['like', taskId]
  const { mutate, error } = useMutation({
    mutationKey,
    // One after the other, so that the last press is the last that the server hears.
    scope: { id: `like ${taskId}` },
    mutationFn: (liked: boolean) => callOrKeep(`like:${taskId}`, likeTask, { params: { taskId }, body: { liked } }),
    onMutate: (liked) => {
      if (!truths.has(taskId)) truths.set(taskId, isLiked)
      putLiked(client, { taskId, liked })
    },
    onSuccess: (_, liked) => {
      truths.set(taskId, liked)
    },
    onError: (error) => {
      if (!(error instanceof CallError && error.code === 404)) toast(error.message, 'danger')
      if (client.isMutating({ mutationKey }) === 1) putLiked(client, { taskId, liked: truths.get(taskId) ?? false })
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) truths.delete(taskId)
    },
  })
  return { isLiked, toggle: () => mutate(!isLiked), problem: error?.message ?? '' }
}
