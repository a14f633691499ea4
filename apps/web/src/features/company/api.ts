import { type Company, readCompany } from '@easel/contract/company'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** The operator's public details, loaded once. */
export const companyQuery = queryOptions<Company>({
  queryKey: ['company'],
  queryFn: ({ signal }) => call(readCompany, { signal, quiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** After a change by the operator. */
export function refreshCompany(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: companyQuery.queryKey })
}

export function useCompany(): Company | undefined {
  return useQuery(companyQuery).data
}
