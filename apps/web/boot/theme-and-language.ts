import type { Language } from '@easel/contract/basics'

/** `setting` is what the browser keeps; nobody has looked at it yet. */
type StoredSetting = { theme?: unknown; language?: unknown }

/** @param shown what `auto` came to at the last visit */
export function themeOf({ theme }: StoredSetting, shown: string | null): 'light' | 'dark' {
  return (theme === 'auto' ? shown : theme) === 'light' ? 'light' : 'dark'
}

export function languageOf({ language }: StoredSetting): Language {
  return language === 'zh-TW' || language === 'en-US' ? language : 'zh-CN'
}
