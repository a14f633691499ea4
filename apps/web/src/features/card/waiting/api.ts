import { cancelTask } from '@easel/contract/drawing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { putItems } from '../../task/api.ts'
import { itemOf } from '../../task/rules.ts'

/** Cancels a queued or running task; the response may show that it has finished meanwhile. */
export function useCancelTask() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (taskId: string) => call(cancelTask, { params: { taskId } }),
    onSuccess: (task) => putItems(client, [itemOf(task)]),
  })
}
