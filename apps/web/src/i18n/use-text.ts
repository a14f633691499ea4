import { say, type TextKey, type TextValues, useDictionary } from './text.ts'

/** Texts in the chosen language; the component shows the other words as soon as the choice changes. */
export function useText(): (key: TextKey, values?: TextValues) => string {
  const words = useDictionary((dictionary) => dictionary.words)
  return (key, values = {}) => say(words, key, values)
}
