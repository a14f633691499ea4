import type { Language } from '@easel/contract/basics'
import { createContext, useContext } from 'react'
import { text, type TextKey, type TextValues } from './text.ts'

export interface Speaking {
  language: Language
  t: (key: TextKey, values?: TextValues) => string
}

/**
 * How everything is said; speech.tsx gives it. A store that each component listened to by itself would be dearer than what is
 * said: there are twenty listeners in a card.
 */
export const SpeechContext = createContext<Speaking>({ language: 'zh-CN', t: text })

/** Texts in the chosen language; the component shows the other words as soon as the choice changes. */
export function useText(): Speaking['t'] {
  return useContext(SpeechContext).t
}
