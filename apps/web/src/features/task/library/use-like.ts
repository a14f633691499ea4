import type { Task } from '@easel/contract/drawing'
import { likeTask } from '@easel/contract/task-acts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../../lib/call-error.ts'
import { callOrQueue } from '../../../lib/offline-queue.ts'
import { toast } from '../../../ui/toast.ts'
import { putLiked } from './live.ts'

export interface Like {
  isLiked: boolean
  toggle(): void
  /** Why the last change was reverted; empty otherwise. */
  problem: string
}

/** By task id: the server's value while a change is under way. */
const truths = new Map<string, boolean>()

/** Like state of a task, with an optimistic toggle that reverts on refusal. */
export function useLike(task: Pick<Task, 'id' | 'liked'>): Like {
  const client = useQueryClient()
  const { id: taskId, liked: isLiked = false } = task
  const mutationKey = ['like', taskId]
  const { mutate, error } = useMutation({
    mutationKey,
    // Serialized, so that the last press wins.
    scope: { id: `like ${taskId}` },
    mutationFn: (liked: boolean) => callOrQueue(`like:${taskId}`, likeTask, { params: { taskId }, body: { liked } }),
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
