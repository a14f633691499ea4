import type { ReactNode } from 'react'
import { say, useDictionary } from './text.ts'
import { type Speaking, SpeechContext } from './use-text.ts'

/** Tells all that stands in it how things are said, and anew as soon as the words or the language are others. */
export function Speech({ children }: { children: ReactNode }) {
  const { words, language } = useDictionary()
  const t: Speaking['t'] = (key, values = {}) => say(words, key, values)
  return <SpeechContext value={{ language, t }}>{children}</SpeechContext>
}
