import type { CompanyChange } from '@easel/contract/company-details'
import type { QuotaName } from '@easel/contract/quotas'
import { create } from 'zustand'
import type { TextLanguage, TextPage } from './rules.ts'

/**
 * What is being written and not saved yet. It outlives the page, so that going somewhere else in between, by whatever
 * way, loses nothing; only closing the window would.
 */
export const useCompanyDraft = create<{ draft: CompanyChange }>()(() => ({ draft: {} }))

export function writeDraft(change: CompanyChange): void {
  useCompanyDraft.setState(({ draft }) => ({ draft: { ...draft, ...change } }))
}

export function writeText(page: TextPage, language: TextLanguage, text: string): void {
  useCompanyDraft.setState(({ draft }) => ({ draft: { ...draft, [page]: { ...draft[page], [language]: text } } }))
}

/** NaN: something that is no number. */
export function writeQuota(name: QuotaName, text: string): void {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  useCompanyDraft.setState(({ draft }) => ({ draft: { ...draft, quotas: { ...draft.quotas, [name]: value } } }))
}

/** Forget what was handed in; what was written over it in the meantime stays. */
export function dropDraft(handedIn: CompanyChange): void {
  useCompanyDraft.setState(({ draft }) => {
    const kept = Object.entries(draft).filter(([name, value]) => value !== handedIn[name as keyof CompanyChange])
    return { draft: Object.fromEntries(kept) }
  })
}
