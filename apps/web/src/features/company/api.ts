import { type Company, readCompany } from '@easel/contract/company'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** What the operator says of itself: loaded once. */
export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => call(readCompany, { signal, quiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Undefined until it is known. */
export function useCompany(): Company | undefined {
  return useQuery(companyQuery).data
}
