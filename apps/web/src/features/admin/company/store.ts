import type { CompanyChange } from '@easel/contract/company-details'
import type { QuotaName } from '@easel/contract/quotas'
import { create } from 'zustand'
import { parseWhole, type TextLanguage, type TextPage } from './rules.ts'

/** Unsaved draft. It survives navigation; only closing the window discards it. */
export const useCompanyDraft = create<{ draft: CompanyChange }>()(() => ({ draft: {} }))

export function writeDraft(change: CompanyChange): void {
  useCompanyDraft.setState(({ draft }) => ({ draft: { ...draft, ...change } }))
}

export function writeText(page: TextPage, language: TextLanguage, text: string): void {
  useCompanyDraft.setState(({ draft }) => ({ draft: { ...draft, [page]: { ...draft[page], [language]: text } } }))
}

/** NaN when the text is no number. */
export function writeQuota(name: QuotaName, text: string): void {
  const value = parseWhole(text)
  useCompanyDraft.setState(({ draft }) => ({ draft: { ...draft, quotas: { ...draft.quotas, [name]: value } } }))
}

/** Removes the saved values from the draft, except those edited while the request ran. */
export function dropDraft(handedIn: CompanyChange): void {
  useCompanyDraft.setState(({ draft }) => {
    const kept = Object.entries(draft).filter(([name, value]) => value !== handedIn[name as keyof CompanyChange])
    return { draft: Object.fromEntries(kept) }
  })
}
