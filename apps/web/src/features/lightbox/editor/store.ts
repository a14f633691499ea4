import { create } from 'zustand'

/** Ids of tasks that this page has answered or is answering; their dialogs close without a message. */
export const useAnswers = create<{ given: ReadonlySet<string> }>()(() => ({ given: new Set() }))

export function markAnswered(taskId: string): void {
  useAnswers.setState(({ given }) => ({ given: new Set([...given, taskId]) }))
}

/** The answer was refused or lost. */
export function unmarkAnswered(taskId: string): void {
  useAnswers.setState(({ given }) => ({ given: new Set([...given].filter((other) => other !== taskId)) }))
}
