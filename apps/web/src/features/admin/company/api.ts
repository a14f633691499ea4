import { type CompanyChange, readCompanyDetails, saveCompanyDetails } from '@easel/contract/company-details'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { companyQuery } from '../../company/api.ts'

/** Company details in all languages. Refetched whenever the section opens. */
export const detailsQuery = queryOptions({
  queryKey: ['admin', 'company'],
  queryFn: ({ signal }) => call(readCompanyDetails, { signal, quiet: true }),
  staleTime: 0,
})

/** The form shows a refusal itself. Title, meta texts and pages are refetched at once. */
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
