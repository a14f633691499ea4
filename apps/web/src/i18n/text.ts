import type { Language } from '@easel/contract/basics'
import { create } from 'zustand'
import type zhCn from './zh-cn.json'

/** The keys of the default language; the other two are checked against it. */
export type TextKey = keyof typeof zhCn
export type TextValues = Record<string, string | number>
type Dictionary = Readonly<Record<TextKey, string>>

const dictionaries: Record<Language, () => Promise<{ default: Dictionary }>> = {
  'zh-CN': () => import('./zh-cn.json'),
  'zh-TW': () => import('./zh-tw.json'),
  'en-US': () => import('./en-us.json'),
}

/** The words on screen now; null until the first dictionary is here. */
export const useDictionary = create<{ language: Language; words: Dictionary | null }>()(() => ({
  language: 'zh-CN',
  words: null,
}))

/** Fetch a language's words and show them. Falls back to English when they cannot be had. */
export async function loadLanguage(language: Language): Promise<void> {
  const { default: words } = await dictionaries[language]().catch(() => dictionaries['en-US']())
  useDictionary.setState({ language, words })
  document.documentElement.lang = language
}

/** A text in the chosen language, for code outside components. `{name}` is replaced by `values.name`. */
export function text(key: TextKey, values: TextValues = {}): string {
  return fill(useDictionary.getState().words?.[key] ?? '', values)
}

export function fill(template: string, values: TextValues): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
