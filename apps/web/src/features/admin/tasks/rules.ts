import type { AdminTask } from '@easel/contract/admin-tasks'
import type { TaskStatus } from '@easel/contract/drawing'
import type { AdminKey } from '../../../i18n/admin-words.ts'

export const STATUS_NAMES: Readonly<Record<TaskStatus, AdminKey>> = {
  NOT_START: 'drawing.status.queued',
  SUBMITTED: 'admin.submitted',
  IN_PROGRESS: 'drawing.status.drawing',
  MODAL: 'drawing.status.modal',
  SUCCESS: 'drawing.status.done',
  FAILURE: 'drawing.status.failed',
  CANCEL: 'drawing.status.cancelled',
}

export const STATUSES = Object.keys(STATUS_NAMES) as TaskStatus[]

export function findStatus(word: string): TaskStatus | undefined {
  return STATUSES.find((status) => status === word)
}

/** Whether a task has not ended, so that it can be cancelled. */
export function isOpen(status: TaskStatus): boolean {
  return status !== 'SUCCESS' && status !== 'FAILURE' && status !== 'CANCEL'
}

/** Seconds in the queue, until its start or now; null when it never started or still waits for its author's answer. */
export function waitOf({ status, submitTime, startTime }: AdminTask, now: number): number | null {
  if (startTime === null && status !== 'NOT_START') return null
  const until = startTime === null ? now : Date.parse(startTime)
  return Math.max(0, (until - Date.parse(submitTime)) / 1000)
}
