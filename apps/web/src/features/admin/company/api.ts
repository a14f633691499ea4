import { type CompanyChange, readCompanyDetails, saveCompanyDetails } from '@easel/contract/company-details'
import { UPLOAD_MAX_BYTES } from '@easel/contract/limits'
import { type Logos, type LogoTheme, removeLogo, saveLogo } from '@easel/contract/company-logo'
import type { Company } from '@easel/contract/company'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { text } from '../../../i18n/text.ts'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
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

/** A picture that is too large is not sent. The field shows a refusal itself. */
export function useSaveLogo(theme: LogoTheme) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => {
      if (file.size > UPLOAD_MAX_BYTES) {
        throw new CallError({ status: 0, code: 400, reason: 'image_too_large', message: text('upload.tooLarge') })
      }
      const form = new FormData()
      form.set('file', file)
      return call(saveLogo, { params: { theme }, form, quiet: true })
    },
    onSuccess: (logos) => putLogos(client, logos),
  })
}

export function useRemoveLogo(theme: LogoTheme) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeLogo, { params: { theme }, quiet: true }),
    onSuccess: (logos) => putLogos(client, logos),
  })
}

function putLogos(client: QueryClient, { light, dark }: Logos): void {
  client.setQueryData<Company>(
    companyQuery.queryKey,
    (company) => company && { ...company, logo: light, darkLogo: dark },
  )
}
