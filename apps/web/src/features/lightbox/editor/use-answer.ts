import { CallError } from '../../../lib/call-error.ts'
import { type GiveAnswer, useAnswerModal } from './api.ts'

/** What a dialog needs to be answered: the way, whether it is on its way, and why it was refused. */
export interface Answering {
  answer: (give: GiveAnswer) => void
  isBusy: boolean
  /** In the reader's words; empty when nothing is wrong. */
  failure: string
}

/** The dialog closes when the task waits no longer. */
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
