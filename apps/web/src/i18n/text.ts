import type { Language } from '@easel/contract/basics'
import { create } from 'zustand'
import type laterZhCn from './later/zh-cn.json'
import type zhCn from './zh-cn.json'

/** The keys of the default language; the other two are checked against it. */
export type TextKey = keyof typeof zhCn | keyof typeof laterZhCn
export type TextValues = Record<string, string | number>
type Words = Readonly<Partial<Record<TextKey, string>>>
type Dictionaries = Record<Language, () => Promise<{ default: Words }>>

const dictionaries: Dictionaries = {
  'zh-CN': () => import('./zh-cn.json'),
  'zh-TW': () => import('./zh-tw.json'),
  'en-US': () => import('./en-us.json'),
}
/** What only screens say that are loaded when they are wanted. */
const laterDictionaries: Dictionaries = {
  'zh-CN': () => import('./later/zh-cn.json'),
  'zh-TW': () => import('./later/zh-tw.json'),
  'en-US': () => import('./later/en-us.json'),
}

/** The words on screen now; null until the first dictionary is here. */
export const useDictionary = create<{ language: Language; words: Words | null }>()(() => ({
  language: 'zh-CN',
  words: null,
}))

let wanted: Language = 'zh-CN'
/** Set once the later words are wanted. */
let laterWords: Promise<void> | null = null

/** Fetch a language's words and show them; the last language asked for wins. Falls back to English when they cannot be had. */
export async function loadLanguage(language: Language): Promise<void> {
  wanted = language
  const parts = laterWords ? [dictionaries, laterDictionaries] : [dictionaries]
  const words = await Promise.all(parts.map((part) => fetchWords(part, language)))
  if (wanted !== language || (parts.length === 1 && laterWords)) return
  useDictionary.setState({ language, words: Object.assign({}, ...words) })
  document.documentElement.lang = language
}

/** Have the words of the later screens too, from now on in every language that is chosen. */
export function loadLaterWords(): Promise<void> {
  laterWords ??= Promise.resolve()
    .then(() => loadLanguage(wanted))
    .catch((error) => {
      laterWords = null
      throw error
    })
  return laterWords
}

async function fetchWords(part: Dictionaries, language: Language): Promise<Words> {
  return (await part[language]().catch(() => part['en-US']())).default
}

/** A text in the chosen language, for code outside components. `{name}` is replaced by `values.name`. */
export function text(key: TextKey, values: TextValues = {}): string {
  return fill(useDictionary.getState().words?.[key] ?? '', values)
}

export function fill(template: string, values: TextValues): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
