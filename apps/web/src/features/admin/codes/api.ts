import { createCodes, listCodeBatches, revokeCodes } from '@easel/contract/admin-codes'
import type { BodyOf, QueryOf } from '@easel/contract/call'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { showCodes } from './store.ts'

const BATCHES = ['admin', 'codes'] as const

export const readBatches = (query: QueryOf<typeof listCodeBatches>, signal?: AbortSignal) =>
  call(listCodeBatches, { query, quiet: true, ...(signal && { signal }) })

export const batchesQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: [...BATCHES, cursor],
    queryFn: ({ signal }) => readBatches(cursor === undefined ? {} : { cursor }, signal),
    staleTime: 0,
    placeholderData: (before) => before,
  })

interface Making {
  body: BodyOf<typeof createCodes>
  /** Idempotency key, so that a retry after a lost response creates no second batch. */
  key: string
}

/** The form shows a refusal itself. */
export function useCreateCodes() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: Making) => call(createCodes, { body, idempotencyKey: key, quiet: true }),
    // Here rather than in the component, so that the codes are kept if it has unmounted meanwhile.
    onSuccess: showCodes,
    onSettled: () => client.invalidateQueries({ queryKey: BATCHES }),
  })
}

/** The form shows a refusal itself. */
export function useRevokeCodes() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (batchId: string) => call(revokeCodes, { params: { batchId }, quiet: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: BATCHES }),
  })
}
