import type { Language } from '@easel/contract/basics'

/** Stored settings, not yet validated. */
type StoredSetting = { theme?: unknown; language?: unknown }

/** Theme to show. @param shown theme that `auto` resolved to at the last visit */
export function themeOf({ theme }: StoredSetting, shown: string | null): 'light' | 'dark' {
  return (theme === 'auto' ? shown : theme) === 'light' ? 'light' : 'dark'
}

export function languageOf({ language }: StoredSetting): Language {
  return language === 'zh-TW' || language === 'en-US' ? language : 'zh-CN'
}
