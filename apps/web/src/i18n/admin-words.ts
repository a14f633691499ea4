import type { Language } from '@easel/contract/basics'
import { create } from 'zustand'
import type zhCn from './admin/zh-cn.json'
import { fillPlaceholders, type TextKey, type TextValues, useDictionary } from './text.ts'

/** Keys of the console's dictionary and of the general one. */
export type AdminKey = TextKey | keyof typeof zhCn
type Words = Readonly<Partial<Record<AdminKey, string>>>

/** Loaded with the console only. */
const dictionaries: Record<Language, () => Promise<{ default: Words }>> = {
  'zh-CN': () => import('./admin/zh-cn.json'),
  'zh-TW': () => import('./admin/zh-tw.json'),
  'en-US': () => import('./admin/en-us.json'),
}

const useAdminWords = create<{ words: Words }>()(() => ({ words: {} }))

let isFollowing = false

/** Loads the console's dictionary, now and after each change of the language. */
export async function loadAdminWords(): Promise<void> {
  await show(useDictionary.getState().language)
  if (isFollowing) return
  isFollowing = true
  useDictionary.subscribe(({ language }, before) => {
    if (language !== before.language) void show(language)
  })
}

/** Falls back to English on failure; if several loads race, the latest one wins. */
async function show(language: Language): Promise<void> {
  const { default: words } = await dictionaries[language]().catch(() => dictionaries['en-US']())
  if (useDictionary.getState().language === language) useAdminWords.setState({ words })
}

/** Texts of the console in the chosen language. */
export function useAdminText(): (key: AdminKey, values?: TextValues) => string {
  const words = useDictionary((dictionary) => dictionary.words)
  const own = useAdminWords((dictionary) => dictionary.words)
  return (key, values = {}) => fillPlaceholders(own[key] ?? (words as Words | null)?.[key] ?? '', values)
}

/** Same, for code outside components. */
export function adminText(key: AdminKey, values: TextValues = {}): string {
  const { words } = useDictionary.getState()
  return fillPlaceholders(useAdminWords.getState().words[key] ?? (words as Words | null)?.[key] ?? '', values)
}
