import { deleteTask, readImageSeed } from '@easel/contract/task-acts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../lib/call.ts'

/** Null where the engine has none. */
export async function readSeed(taskId: string): Promise<number | null> {
  return (await call(readImageSeed, { params: { taskId } })).seed
}

/** The card goes when the server tells everybody that the task is gone. */
export function useDeleteTask() {
  return useMutation({ mutationFn: (taskId: string) => call(deleteTask, { params: { taskId } }) })
}
