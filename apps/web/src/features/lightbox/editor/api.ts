import type { BodyOf } from '@easel/contract/call'
import { submitModal } from '@easel/contract/submits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { putItems } from '../../task/api.ts'
import { itemOf } from '../../task/rules.ts'
import { markAnswered, unmarkAnswered } from './store.ts'

type ModalAnswer = BodyOf<typeof submitModal>
/** What an answer says, perhaps only after something was sent before it. */
export type GiveAnswer = () => ModalAnswer | Promise<ModalAnswer>

/** Give a task what it asked for; from then on it waits in line. The dialog says itself what was refused. */
export function useAnswerModal(taskId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (give: GiveAnswer) => call(submitModal, { params: { taskId }, body: await give(), quiet: true }),
    // Now, since the socket may tell of it before the answer does.
    onMutate: () => markAnswered(taskId),
    onError: () => unmarkAnswered(taskId),
    onSuccess: ({ tasks }) => putItems(client, tasks.map(itemOf)),
  })
}
