import { login, logout, readSession, sendLoginCode, type User } from '@easel/contract/account'
import type { BodyOf } from '@easel/contract/call'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { call } from '../../lib/call.ts'
import { removeToken, writeToken } from '../../lib/stored.ts'

/** Who is signed in. The guard reads it anew on every navigation. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call(readSession, { signal, quiet: true }),
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
    mutationFn: (phone: string) => call(sendLoginCode, { query: { phone }, quiet: true }),
  })
}

/** Leaves this browser signed out whatever the server answers. */
export function useLogout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(logout, { quiet: true }),
    onSettled: () => {
      removeToken()
      // Plainly: whoever signs in next may not be in the channel that was open.
      navigate('/login')
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'company' })
    },
  })
}
