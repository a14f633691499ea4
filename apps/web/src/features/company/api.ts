import { type Company, readCompany } from '@easel/contract/company'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** The operator's public details, loaded once. */
export const companyQuery = queryOptions<Company>({
  queryKey: ['company'],
  queryFn: ({ signal }) => call(readCompany, { signal, quiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
})

export function useCompany(): Company | undefined {
  return useQuery(companyQuery).data
}
