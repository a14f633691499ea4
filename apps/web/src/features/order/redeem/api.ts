import { redeemCode } from '@easel/contract/redeem'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { sessionQuery } from '../../account/api.ts'

/** The form shows what was refused, so there is no toast. */
export function useRedeem() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call(redeemCode, { params: { code }, quiet: true }),
    onSuccess: ({ user }) => client.setQueryData(sessionQuery.queryKey, { auth: true, user }),
  })
}
