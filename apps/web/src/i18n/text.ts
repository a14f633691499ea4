import type { Language } from '@easel/contract/basics'
import { create } from 'zustand'
import type zhCn from './zh-cn.json'

/** The keys of the default language; the other two are checked against it. */
export type TextKey = keyof typeof zhCn
export type TextValues = Record<string, string | number>
type Words = Readonly<Partial<Record<TextKey, string>>>

type Dictionaries = Record<Language, () => Promise<{ default: Words }>>

/** What people are told; the console and the legal texts have words of their own. */
const dictionaries: Dictionaries = {
  'zh-CN': () => import('./zh-cn.json'),
  'zh-TW': () => import('./zh-tw.json'),
  'en-US': () => import('./en-us.json'),
}

/** The words on screen now; null until they are here. */
export const useDictionary = create<{ language: Language; words: Words | null }>()(() => ({
  language: 'zh-CN',
  words: null,
}))

let wanted: Language = 'zh-CN'

/** Fetch a language's words and show them; the last language asked for wins. Falls back to English when they cannot be had. */
export async function loadLanguage(language: Language, from: Dictionaries = dictionaries): Promise<void> {
  wanted = language
  const { default: words } = await from[language]().catch(() => from['en-US']())
  if (wanted !== language) return
  useDictionary.setState({ language, words })
  document.documentElement.lang = language
}

/** A text in the chosen language, for code outside components. `{name}` is replaced by `values.name`, `{name|one|many}` by a word for so many. */
export function text(key: TextKey, values: TextValues = {}): string {
  return say(useDictionary.getState().words, key, values)
}

export function say(words: Words | null, key: TextKey, values: TextValues): string {
  return fill(words?.[key] ?? '', values)
}

export function fill(template: string, values: TextValues): string {
  return template.replace(/\{(\w+)(?:\|(.*?)\|(.*?))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = String(values[name] ?? whole)
    return (value === '1' ? one : many) ?? value
  })
}
