import type { BodyOf } from '@easel/contract/call'
import { resetPassword } from '@easel/contract/profile'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { writeToken } from '../../../lib/stored.ts'

/** Signs in with the new password. The form shows a refusal itself, so there is no toast. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof resetPassword>) => call(resetPassword, { body, quiet: true }),
    onSuccess: ({ token }) => writeToken(token),
  })
}
