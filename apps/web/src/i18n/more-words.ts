import type { Language } from '@easel/contract/basics'
import { create } from 'zustand'
import { fillPlaceholders, type TextKey, type TextValues, useDictionary } from './text.ts'

type Words = Readonly<Record<string, string>>

/** Words that only a part of the site says, and all that is said elsewhere. */
export interface MoreWords<Key extends string> {
  /** Have them, from now on in every language that is chosen. */
  load(): Promise<void>
  /** Texts in the chosen language. */
  useMoreText(): (key: Key | TextKey, values?: TextValues) => string
  /** The same for code outside components. */
  moreText(key: Key | TextKey, values?: TextValues): string
}

/** A dictionary that comes with the part of the site that says it; nobody else loads it. */
export function openMoreWords<Key extends string>(
  dictionaries: Record<Language, () => Promise<{ default: Readonly<Record<Key, string>> }>>,
): MoreWords<Key> {
  const useWords = create<{ words: Words }>()(() => ({ words: {} }))
  let isFollowing = false

  async function load() {
    await show()
    if (isFollowing) return
    isFollowing = true
    useDictionary.subscribe(({ language }, before) => {
      if (language !== before.language) void show()
    })
  }

  /** Falls back to English when a language cannot be had. If another is chosen meanwhile, its words are waited for instead. */
  async function show() {
    const { language } = useDictionary.getState()
    const { default: words } = await dictionaries[language]().catch(() => dictionaries['en-US']())
    if (useDictionary.getState().language !== language) return show()
    useWords.setState({ words })
  }

  function useMoreText() {
    const all = useDictionary((dictionary) => dictionary.words)
    const own = useWords((dictionary) => dictionary.words)
    return (key: Key | TextKey, values: TextValues = {}) =>
      fillPlaceholders(own[key] ?? (all as Words | null)?.[key] ?? '', values)
  }

  function moreText(key: Key | TextKey, values: TextValues = {}) {
    const { words } = useDictionary.getState()
    return fillPlaceholders(useWords.getState().words[key] ?? (words as Words | null)?.[key] ?? '', values)
  }

  return { load, useMoreText, moreText }
}
