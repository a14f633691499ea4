import type { CompanyChange, CompanyDetails } from '@easel/contract/company-details'
import type { QuotaName } from '@easel/contract/quotas'

const TEXTS = ['about', 'privacy', 'agreement'] as const
const LINES = ['name', 'description', 'keywords', 'contact'] as const
const CHOICES = ['isShowDiscord', 'isShowChatGPT', 'firstCredits', 'language', 'isOpenToPrograms'] as const
export const QUOTAS = ['channels', 'members', 'tasks', 'relaxTasks', 'messages', 'options', 'keys'] as const
export const LANGUAGES = ['zh-CN', 'zh-TW', 'en-US'] as const

/** Each language's name in itself, whatever the page's language. */
export const LANGUAGE_NAMES = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', 'en-US': 'English' } as const

export type TextPage = (typeof TEXTS)[number]
export type TextLanguage = (typeof LANGUAGES)[number]

/** Values of the form: the draft over the saved details. */
export function mergeDraft(saved: CompanyDetails, draft: CompanyChange): CompanyDetails {
  const texts = TEXTS.map((page) => [page, { ...saved[page], ...draft[page] }])
  const quotas = { ...saved.quotas }
  for (const name of QUOTAS) quotas[name] = draft.quotas?.[name] ?? saved.quotas[name]
  return { ...saved, ...draft, ...Object.fromEntries(texts), quotas }
}

/** The part of a draft that differs from what was saved; empty when nothing does. */
export function listChanges(saved: CompanyDetails, draft: CompanyChange): CompanyChange {
  const change: CompanyChange = {}
  for (const name of LINES) {
    const line = draft[name]?.trim()
    if (line !== undefined && line !== saved[name]) change[name] = line
  }
  Object.assign(change, changedChoices(saved, draft))
  for (const page of TEXTS) {
    const texts = changedTexts(saved[page], draft[page] ?? {})
    if (Object.keys(texts).length > 0) change[page] = texts
  }
  const quotas = changedQuotas(saved, draft)
  if (Object.keys(quotas).length > 0) change.quotas = quotas
  return change
}

function changedChoices(saved: CompanyDetails, draft: CompanyChange): CompanyChange {
  const changed = CHOICES.filter((name) => draft[name] !== undefined && draft[name] !== saved[name])
  const isOtherMedia = draft.media && draft.media.toSorted().join() !== saved.media.toSorted().join()
  const choices = Object.fromEntries(changed.map((name) => [name, draft[name]]))
  return { ...choices, ...(isOtherMedia && { media: draft.media }) }
}

/** Sends invalid numbers too, so that the server's message appears at the field. */
function changedQuotas(saved: CompanyDetails, { quotas = {} }: CompanyChange): NonNullable<CompanyChange['quotas']> {
  return Object.fromEntries(Object.entries(quotas).filter(([name, value]) => value !== saved.quotas[name as QuotaName]))
}

type Texts = CompanyDetails[TextPage]

function changedTexts(saved: Texts, draft: Texts): Texts {
  const changed: Texts = {}
  for (const language of LANGUAGES) {
    const text = draft[language]
    if (text === undefined) continue
    // Pasted text may contain tabs, which the server's texts never do.
    const plain = text.replaceAll('\t', ' ').trim()
    if (plain !== (saved[language] ?? '')) changed[language] = plain
  }
  return changed
}

/** Tab of the first text with an error; null when none has one. */
export function findRefusedTab(fields: Record<string, string>): { page: TextPage; language: TextLanguage } | null {
  for (const page of TEXTS) {
    for (const language of LANGUAGES) if (fields[`${page}.${language}`]) return { page, language }
  }
  return null
}

/** The default text in the notation that operators write. */
export function writeDefault(sections: readonly { title: string; paragraphs: string[] }[]): string {
  return sections.flatMap(({ title, paragraphs }) => [`## ${title}`, ...paragraphs]).join('\n\n')
}

/** NaN: no number. */
export function parseWhole(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed.normalize('NFKC'))
}
