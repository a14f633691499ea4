import { type CompanyChange, readCompanyDetails, saveCompanyDetails } from '@easel/contract/company-details'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { companyQuery } from '../../company/api.ts'

/** What the operator says of itself, in every language. Read anew whenever the section is opened. */
export const detailsQuery = queryOptions({
  queryKey: ['admin', 'company'],
  queryFn: ({ signal }) => call(readCompanyDetails, { signal, quiet: true }),
  staleTime: 0,
})

/** The form shows what was refused. Title and meta texts follow at once, and so do the pages. */
export function useSaveCompany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CompanyChange) => call(saveCompanyDetails, { body, quiet: true }),
    onSuccess: async (saved) => {
      client.setQueryData(detailsQuery.queryKey, saved)
      await client.invalidateQueries({ queryKey: companyQuery.queryKey })
    },
  })
}
