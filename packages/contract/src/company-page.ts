import * as z from 'zod/mini'
import { instant, language, nothing } from './basics.ts'
import { defineCall } from './call.ts'

export const companyPage = z.enum(['about', 'privacy', 'agreement'])
export type CompanyPage = z.infer<typeof companyPage>

export const readCompanyPage = defineCall({
  method: 'GET',
  path: '/api/home/page/:page',
  access: 'anyone',
  summary: 'The operator’s own text of a page, in the caller’s language or the nearest one that it was written in',
  params: z.strictObject({ page: companyPage }),
  query: nothing,
  body: nothing,
  /** Plain text: blank lines part paragraphs, `## ` begins a heading. Null: the product's default stands. */
  data: z.object({ text: z.nullable(z.string()), language: z.nullable(language), updatedAt: z.nullable(instant) }),
})
