import { listDoubts, readBooks, resolveDoubt } from '@easel/contract/admin-orders'
import type { QueryOf } from '@easel/contract/call'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

const BOOKS = ['admin', 'books'] as const

/** Refetched whenever the section opens. */
export const booksQuery = queryOptions({
  queryKey: [...BOOKS, 'glance'],
  queryFn: ({ signal }) => call(readBooks, { signal, quiet: true }),
  staleTime: 0,
})

export const readDoubts = (query: QueryOf<typeof listDoubts>, signal?: AbortSignal) =>
  call(listDoubts, { query, quiet: true, ...(signal && { signal }) })

export const doubtsQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: [...BOOKS, 'doubts', cursor],
    queryFn: ({ signal }) => readDoubts(cursor === undefined ? {} : { cursor }, signal),
    staleTime: 0,
    placeholderData: (before) => before,
  })

export function useResolveDoubt() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (doubtId: string) => call(resolveDoubt, { params: { doubtId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: BOOKS }),
  })
}
