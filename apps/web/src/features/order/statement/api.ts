import { readStatement } from '@easel/contract/redeem'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

/** Credit movements, newest first; every drawing adds one, so it is refetched on opening. */
export const statementQuery = infiniteQueryOptions({
  queryKey: ['statement'],
  queryFn: ({ pageParam, signal }) =>
    call(readStatement, { query: pageParam === null ? {} : { cursor: pageParam }, signal, quiet: true }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: 'always',
})
