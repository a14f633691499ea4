import { redeemCode } from '@easel/contract/redeem'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sessionQuery } from '../../account/api.ts'

interface Attempt {
  code: string
  /** Idempotency key per code, so that a retry gets the lost response again. */
  key: string
}

/** The form shows a refusal itself, so there is no toast. */
export function useRedeem() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ code, key }: Attempt) => call(redeemCode, { params: { code }, idempotencyKey: key, quiet: true }),
    onSuccess: ({ user }) => client.setQueryData(sessionQuery.queryKey, { auth: true, user }),
  })
}
