import { type Company, company, readCompany } from '@easel/contract/company'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** What the operator says of itself: loaded once. Until it is here, what it said at the last visit stands for it. */
export const companyQuery = queryOptions<Company>({
  queryKey: ['company'],
  queryFn: ({ signal }) => call(readCompany, { signal, quiet: true }),
  placeholderData: () => company.safeParse(window.easelEarly?.company).data,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Undefined until it is known. */
export function useCompany(): Company | undefined {
  return useQuery(companyQuery).data
}
