import type { Language } from '@easel/contract/basics'

/** Each language's name in itself, whatever the page's language. */
export const LANGUAGES: readonly { value: Language; label: string; lang: string }[] = [
  { value: 'zh-CN', label: '简体中文', lang: 'zh-CN' },
  { value: 'zh-TW', label: '繁體中文', lang: 'zh-TW' },
  { value: 'en-US', label: 'English', lang: 'en-US' },
]

/** The offer to go on in a language, in that language. */
export const OFFERS: Readonly<Record<Language, string>> = {
  'zh-CN': '切换到简体中文',
  'zh-TW': '切換至繁體中文',
  'en-US': 'Continue in English',
}

/** Which of them a browser would like best, by the first language of its list; English for all that are none of them. */
export function languageOfBrowser(tag: string): Language {
  if (/^zh\b.*(hant|tw|hk|mo)\b/i.test(tag)) return 'zh-TW'
  return /^zh\b/i.test(tag) ? 'zh-CN' : 'en-US'
}
