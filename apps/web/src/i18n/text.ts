import type { Language } from '@easel/contract/basics'
import { create } from 'zustand'
import type zhCn from './zh-cn.json'

/** Keys of the default language; TypeScript checks the other languages against it. */
export type TextKey = keyof typeof zhCn
export type TextValues = Record<string, string | number>
type Words = Readonly<Partial<Record<TextKey, string>>>

type Dictionaries = Record<Language, () => Promise<{ default: Words }>>

/** General dictionary, part of every first load. What only a late part of the site says has its own, see more-words.ts. */
const dictionaries: Dictionaries = {
  'zh-CN': () => import('./zh-cn.json'),
  'zh-TW': () => import('./zh-tw.json'),
  'en-US': () => import('./en-us.json'),
}

/** The active dictionary; `words` is null until it has loaded. */
export const useDictionary = create<{ language: Language; words: Words | null }>()(() => ({
  language: 'zh-CN',
  words: null,
}))

let wanted: Language = 'zh-CN'

/** Loads and activates a language; if several loads race, the latest one wins. Falls back to English on failure. */
export async function loadLanguage(language: Language, from: Dictionaries = dictionaries): Promise<void> {
  wanted = language
  const { default: words } = await from[language]().catch(() => from['en-US']())
  if (wanted !== language) return
  useDictionary.setState({ language, words })
  document.documentElement.lang = language
}

/**
 * Text for code outside components. `{name}` is replaced by `values.name`, numbers with thousands separators, and `{name|one|many}`
 * by the plural form for that number. What is to be copied or typed, such as a seed, is given as a string.
 */
export function text(key: TextKey, values: TextValues = {}): string {
  return lookUpText(useDictionary.getState().words, key, values)
}

export function lookUpText(words: Words | null, key: TextKey, values: TextValues): string {
  return fillPlaceholders(words?.[key] ?? '', values)
}

export function fillPlaceholders(template: string, values: TextValues): string {
  return template.replace(/\{(\w+)(?:\|(.*?)\|(.*?))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const given = values[name] ?? whole
    const value = typeof given === 'number' ? separateThousands(given) : given
    return (value === '1' ? one : many) ?? value
  })
}

/** The same in every language; `Intl` is slow at its first use, see format.ts. */
export function separateThousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
