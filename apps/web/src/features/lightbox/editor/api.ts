import type { BodyOf } from '@easel/contract/call'
import { submitModal } from '@easel/contract/submits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { putItems } from '../../task/api.ts'
import { itemOf } from '../../task/rules.ts'
import { markAnswered, unmarkAnswered } from './store.ts'

type ModalAnswer = BodyOf<typeof submitModal>
/** Creates the answer; asynchronous when something must be uploaded first. */
export type GiveAnswer = () => ModalAnswer | Promise<ModalAnswer>

/** Answers a waiting task, which is then queued. The dialog shows a refusal itself. */
export function useAnswerModal(taskId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (give: GiveAnswer) => call(submitModal, { params: { taskId }, body: await give(), quiet: true }),
    // Before the response, because the socket may deliver the changed task first.
    onMutate: () => markAnswered(taskId),
    onError: () => unmarkAnswered(taskId),
    onSuccess: ({ tasks }) => putItems(client, tasks.map(itemOf)),
  })
}
