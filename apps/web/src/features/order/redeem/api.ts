import { redeemCode } from '@easel/contract/redeem'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sessionQuery } from '../../account/api.ts'

interface Attempt {
  code: string
  /** The same for each try at the same code: an answer that was lost on its way comes again. */
  key: string
}

/** The form shows what was refused, so there is no toast. */
export function useRedeem() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ code, key }: Attempt) => call(redeemCode, { params: { code }, idempotencyKey: key, quiet: true }),
    onSuccess: ({ user }) => client.setQueryData(sessionQuery.queryKey, { auth: true, user }),
  })
}
