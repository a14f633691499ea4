import { CallError } from '../../../lib/call-error.ts'
import { type GiveAnswer, useAnswerModal } from './api.ts'

/** State of answering: the function, whether it runs, and the error. */
export interface Answering {
  answer: (give: GiveAnswer) => void
  isBusy: boolean
  /** Localized error message; empty when there is none. */
  failure: string
}

/** The dialog closes by itself when the task stops waiting. */
export function useAnswer(taskId: string): Answering {
  const { mutate, isPending, error } = useAnswerModal(taskId)
  return {
    answer: mutate,
    isBusy: isPending,
    failure: error === null ? '' : wordsOf(error),
  }
}

function wordsOf(error: Error): string {
  const fields = error instanceof CallError ? Object.values(error.fields) : []
  return [error.message, ...fields].filter(Boolean).join(' · ')
}
