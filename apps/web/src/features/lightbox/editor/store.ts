import { create } from 'zustand'

/** Tasks that have been given their answer here, or are just being given it: their dialogs close without a word. */
export const useAnswers = create<{ given: ReadonlySet<string> }>()(() => ({ given: new Set() }))

export function markAnswered(taskId: string): void {
  useAnswers.setState(({ given }) => ({ given: new Set([...given, taskId]) }))
}

/** The answer was refused, or lost. */
export function unmarkAnswered(taskId: string): void {
  useAnswers.setState(({ given }) => ({ given: new Set([...given].filter((other) => other !== taskId)) }))
}
