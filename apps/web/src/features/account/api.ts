import { type CodePurpose, login, logout, readSession, sendLoginCode, type User } from '@easel/contract/account'
import type { BodyOf } from '@easel/contract/call'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { setQueueOwner } from '../../lib/queued-calls.ts'
import { NAME_WISH_KEY, writeStored } from '../../lib/storage.ts'
import { removeDrafts, removeToken, writeToken } from '../../lib/stored.ts'

/** The signed-in person. The guard refetches it on every navigation. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    const session = await call(readSession, { signal, quiet: true })
    setQueueOwner(session.user?.id ?? '')
    return session
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The signed-in person: undefined while unknown, null when nobody is. Reads the cache only; the guard does the requests. */
export function useSession(): User | null | undefined {
  return useQuery({ ...sessionQuery, enabled: false }).data?.user
}

/** The form shows a refusal itself, so there is no toast. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof login>) => call(login, { body, quiet: true }),
    onSuccess: ({ token }) => {
      askForName('signed-in')
      writeToken(token)
    },
  })
}

/** The next screen asks for a name, if the account has none; after joining also somebody who declined before. */
export function askForName(why: 'signed-in' | 'joined'): void {
  writeStored(NAME_WISH_KEY, why)
}

/** Resolves with the seconds until another code may be requested. */
export function useSendCode() {
  return useMutation({
    mutationFn: (query: { phone: string; purpose: CodePurpose }) => call(sendLoginCode, { query, quiet: true }),
  })
}

/** Signs this browser out whatever the server responds, then reloads, so that nothing of the person stays in memory. */
export function useLogout() {
  return useMutation({
    mutationFn: () => call(logout, { quiet: true }),
    onSettled: () => {
      removeToken()
      removeDrafts()
      // Without a return path: the next person may not be a member of the open channel.
      location.replace('/login')
    },
  })
}
