import type { Language } from '@easel/contract/basics'
import { create } from 'zustand'
import type laterZhCn from './later/zh-cn.json'
import type loginZhCn from './login/zh-cn.json'
import type moneyZhCn from './money/zh-cn.json'
import type zhCn from './zh-cn.json'

/** The keys of the default language; the other two are checked against it. */
export type TextKey = keyof typeof zhCn | keyof typeof laterZhCn | keyof typeof loginZhCn | keyof typeof moneyZhCn
export type TextValues = Record<string, string | number>
type Words = Readonly<Partial<Record<TextKey, string>>>
/** A part of what is said, by language. */
export type Dictionaries = Record<Language, () => Promise<{ default: Words }>>

const firstDictionaries: Dictionaries = {
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
/** A text was asked for that was not here yet. */
let isLacking = false
/** The parts that are wanted from now on in every language that is chosen, each with its first arrival. */
const parts = new Map<Dictionaries, Promise<void> | null>([[firstDictionaries, null]])

/** Fetch a language's words and show them; the last language asked for wins. Falls back to English when they cannot be had. */
export async function loadLanguage(language: Language): Promise<void> {
  wanted = language
  const fetched = await Promise.all([...parts.keys()].map((part) => fetchWords(part, language)))
  if (wanted !== language) return
  const shown = useDictionary.getState()
  // What was wanted meanwhile may have been faster.
  const known = shown.language === language && shown.words
  // Where nothing on screen lacks a word, nothing is drawn again for those that come.
  if (known && !isLacking) Object.assign(known, ...fetched)
  else useDictionary.setState({ language, words: Object.assign({}, known, ...fetched) })
  isLacking = false
  document.documentElement.lang = language
}

/** Have one more part of the words, from now on in every language that is chosen. */
export function loadWords(part: Dictionaries): Promise<void> {
  const coming =
    parts.get(part) ??
    Promise.resolve()
      .then(() => loadLanguage(wanted))
      .catch((error) => {
        parts.delete(part)
        throw error
      })
  parts.set(part, coming)
  return coming
}

/** The words of the later screens. */
export function loadLaterWords(): Promise<void> {
  return loadWords(laterDictionaries)
}

async function fetchWords(part: Dictionaries, language: Language): Promise<Words> {
  return (await part[language]().catch(() => part['en-US']())).default
}

/** A text in the chosen language, for code outside components. `{name}` is replaced by `values.name`, `{name|one|many}` by a word for so many. */
export function text(key: TextKey, values: TextValues = {}): string {
  return say(useDictionary.getState().words, key, values)
}

export function say(words: Words | null, key: TextKey, values: TextValues): string {
  const template = words?.[key]
  isLacking ||= template === undefined
  return fill(template ?? '', values)
}

export function fill(template: string, values: TextValues): string {
  return template.replace(/\{(\w+)(?:\|(.*?)\|(.*?))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = String(values[name] ?? whole)
    return (value === '1' ? one : many) ?? value
  })
}
