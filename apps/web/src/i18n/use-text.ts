import type { Language } from '@easel/contract/basics'
import { createContext, useContext } from 'react'
import { text, type TextKey, type TextValues } from './text.ts'

export interface Speaking {
  language: Language
  t: (key: TextKey, values?: TextValues) => string
}

/**
 * Current language and texts, provided by speech.tsx. A context instead of a store, because a card has twenty subscribers, whose
 * subscriptions would cost more than its text.
 */
export const SpeechContext = createContext<Speaking>({ language: 'zh-CN', t: text })

/** Texts in the chosen language; re-renders when the language changes. */
export function useText(): Speaking['t'] {
  return useContext(SpeechContext).t
}
