import type { Language } from '@easel/contract/basics'

/** Stored settings, not yet validated. */
type StoredSetting = { theme?: unknown; language?: unknown }

/** Theme to show. @param shown theme that `auto` resolved to at the last visit */
export function themeOf({ theme }: StoredSetting, shown: string | null): 'light' | 'dark' {
  return (theme === 'auto' ? shown : theme) === 'light' ? 'light' : 'dark'
}

/** Language to speak. @param cookies of the page, among them the operator's default unless it is zh-CN */
export function languageOf({ language }: StoredSetting, cookies = ''): Language {
  if (language === 'zh-CN') return language
  const wanted = language === 'zh-TW' || language === 'en-US' ? language : /\blanguage=([\w-]+)/.exec(cookies)?.[1]
  return wanted === 'zh-TW' || wanted === 'en-US' ? wanted : 'zh-CN'
}
