import { readSession, type User } from '@easel/contract/account'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** Who is signed in. The guard reads it anew on every navigation. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call(readSession, { signal, quiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The person who is signed in; undefined until known, null for nobody. */
export function useSession(): User | null | undefined {
  return useQuery(sessionQuery).data?.user
}
