import type { Language } from '@easel/contract/basics'
import { type CompanyPage, readCompanyPage } from '@easel/contract/company-page'
import { queryOptions } from '@tanstack/react-query'
import { type LegalDocument, loadLegalText } from '../../../i18n/legal-texts.ts'
import { call } from '../../../lib/call.ts'
import { companyQuery } from '../api.ts'
import { readSections, type Section } from './rules.ts'

/** Date of the last change of the default texts. */
const DEFAULTS_UPDATED = '2026-11-21T12:00:00Z'

export interface PageText {
  sections: Section[]
  language: Language
  /** Null: unknown. */
  updatedAt: string | null
}

const keyOf = (page: CompanyPage, language: Language) => [...companyQuery.queryKey, page, language]

/** The operator's "about" text; null when there is none in any language. */
export const aboutIn = (language: Language) =>
  queryOptions({ queryKey: keyOf('about', language), queryFn: ({ signal }) => readOwnText('about', signal) })

/** The operator's text, else the default. */
export const legalTextIn = (document: LegalDocument, language: Language) =>
  queryOptions({
    queryKey: keyOf(document, language),
    queryFn: async ({ signal }): Promise<PageText> => {
      const own = await readOwnText(document, signal)
      return own ?? { sections: await loadLegalText(language, document), language, updatedAt: DEFAULTS_UPDATED }
    },
  })

async function readOwnText(page: CompanyPage, signal: AbortSignal): Promise<PageText | null> {
  const { text, language, updatedAt } = await call(readCompanyPage, { params: { page }, signal, quiet: true })
  return text === null || language === null ? null : { sections: readSections(text), language, updatedAt }
}
