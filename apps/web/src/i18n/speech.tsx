import type { ReactNode } from 'react'
import { say, useDictionary } from './text.ts'
import { type Speaking, SpeechContext } from './use-text.ts'

/** Provides language and texts to the tree; re-renders it when the dictionary changes. */
export function Speech({ children }: { children: ReactNode }) {
  const { words, language } = useDictionary()
  const t: Speaking['t'] = (key, values = {}) => say(words, key, values)
  return <SpeechContext value={{ language, t }}>{children}</SpeechContext>
}
