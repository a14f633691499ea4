import type { Language } from '@easel/contract/basics'
import type { Choice } from '@easel/contract/draw-options'
import type { LabelledChoice } from './rules.ts'

/** In the caller's language. */
export function viewChoices(choices: readonly LabelledChoice[], language: Language): Choice[] {
  return choices.map(({ value, labels, phrase }) => ({ value, label: labels[language], phrase }))
}
