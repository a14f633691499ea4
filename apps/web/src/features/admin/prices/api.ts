import type { BodyOf } from '@easel/contract/call'
import { readPrices, savePrices } from '@easel/contract/prices'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

export const pricesQuery = queryOptions({
  queryKey: ['admin', 'prices'],
  queryFn: ({ signal }) => call(readPrices, { signal, quiet: true }),
  staleTime: 0,
})

/** The form shows what was refused. When somebody else was faster, what they saved is read. */
export function useSavePrices() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof savePrices>) => call(savePrices, { body, quiet: true }),
    onSuccess: (saved) => client.setQueryData(pricesQuery.queryKey, saved),
    onError: () => client.invalidateQueries({ queryKey: pricesQuery.queryKey }),
  })
}
