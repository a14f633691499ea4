import type { ReactNode } from 'react'
import { lookUpText, useDictionary } from './text.ts'
import { type TextContextValue, TextContext } from './use-text.ts'

/** Provides language and texts to the tree; re-renders it when the dictionary changes. */
export function TextProvider({ children }: { children: ReactNode }) {
  const { words, language } = useDictionary()
  const t: TextContextValue['t'] = (key, values = {}) => lookUpText(words, key, values)
  return <TextContext value={{ language, t }}>{children}</TextContext>
}
