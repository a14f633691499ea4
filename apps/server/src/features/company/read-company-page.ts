import type { Language } from '@easel/contract/basics'
import type { DataOf } from '@easel/contract/call'
import type { CompanyPage, readCompanyPage as call } from '@easel/contract/company-page'
import type { Deps } from '../../deps.ts'
import { getCompany } from './queries.ts'
import { pickText } from './rules.ts'

/** The operator's own text of a page, or that there is none. */
export async function readCompanyPage(
  { db }: Pick<Deps, 'db'>,
  page: CompanyPage,
  language: Language,
): Promise<DataOf<typeof call>> {
  const { texts, texts_updated_at: updatedAt } = await getCompany(db)
  const text = pickText(texts[page], language)
  if (!text) return { text: null, language: null, updatedAt: null }
  return { ...text, updatedAt: updatedAt[page] ?? null }
}
