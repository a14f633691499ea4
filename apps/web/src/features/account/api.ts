import { type CodePurpose, login, logout, readSession, sendLoginCode, type User } from '@easel/contract/account'
import type { BodyOf } from '@easel/contract/call'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { setActsOwner } from '../../lib/promised.ts'
import { forgetDrafts, removeToken, writeToken } from '../../lib/stored.ts'

/** Who is signed in. The guard reads it anew on every navigation. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    const session = await call(readSession, { signal, quiet: true })
    setActsOwner(session.user?.id ?? '')
    return session
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The person who is signed in; undefined until known, null for nobody. It asks nothing: the guard does. */
export function useSession(): User | null | undefined {
  return useQuery({ ...sessionQuery, enabled: false }).data?.user
}

/** The form shows what was refused, so there is no toast. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof login>) => call(login, { body, quiet: true }),
    onSuccess: ({ token }) => writeToken(token),
  })
}

/** Gives the seconds until another code may be asked for. */
export function useSendCode() {
  return useMutation({
    mutationFn: (query: { phone: string; purpose: CodePurpose }) => call(sendLoginCode, { query, quiet: true }),
  })
}

/**
 * Leaves this browser signed out whatever the server answers. The page is loaded anew, so that nothing of the person is
 * left in its memory.
 */
export function useLogout() {
  return useMutation({
    mutationFn: () => call(logout, { quiet: true }),
    onSettled: () => {
      removeToken()
      forgetDrafts()
      // Plainly: whoever signs in next may not be in the channel that was open.
      location.replace('/login')
    },
  })
}
