import type { Language } from '@easel/contract/basics'
import { createContext, useContext } from 'react'
import { text, type TextKey, type TextValues } from './text.ts'

export interface TextContextValue {
  language: Language
  t: (key: TextKey, values?: TextValues) => string
}

/**
 * Current language and texts, provided by text-provider.tsx. A context instead of a store, because a card has twenty subscribers, whose
 * subscriptions would cost more than its text.
 */
export const TextContext = createContext<TextContextValue>({ language: 'zh-CN', t: text })

/** Texts in the chosen language; re-renders when the language changes. */
export function useText(): TextContextValue['t'] {
  return useContext(TextContext).t
}
