import type { Task } from './books.ts'
import type { Dialect } from './settings.ts'

export type Status = 'NOT_START' | 'SUBMITTED' | 'IN_PROGRESS' | 'MODAL' | 'SUCCESS' | 'FAILURE' | 'CANCEL'

export interface Standing {
  status: Status | 'THINKING'
  progress: string
  failReason: string | null
}

const QUEUED_MS = 1_000
const LONG_LINE_MS = 120_000
const BEGINS_MS = 2_000
const PERCENT_MS = 200
const PICKED_MS = 1_500

/** When news of a task are worth a notice, in milliseconds after its start. */
export const NOTICED_MS = [QUEUED_MS, 7_000, 12_000, BEGINS_MS + 100 * PERCENT_MS]

/** How far a task is. */
export function standingOf(task: Task, now: number, dialect: Dialect): Standing {
  const at = (status: Status, failReason: string | null = null): Standing => ({ status, progress: '', failReason })
  if (task.cancelAt !== null) return at(dialect === 'plus' ? 'CANCEL' : 'FAILURE', '取消任务')
  if (task.startAt === null || now < task.startAt) return at(task.waitsAs)
  return standingBegun(task, now - task.startAt - (task.fate === 'waits-in-line' ? LONG_LINE_MS : 0), dialect)
}

function standingBegun(task: Task, elapsed: number, dialect: Dialect): Standing {
  // The open server changes nothing of a task that was told its words until its turn comes.
  const inLine = dialect === 'plus' ? 'NOT_START' : task.waitsAs
  if (elapsed < QUEUED_MS) return { status: inLine, progress: '', failReason: null }
  if (task.customId?.includes('::upsample::') && task.fate === null && elapsed >= PICKED_MS) return DONE
  if (elapsed < BEGINS_MS) return { status: 'SUBMITTED', progress: '0%', failReason: null }
  return running(task, Math.floor((elapsed - BEGINS_MS) / PERCENT_MS))
}

const DONE: Standing = { status: 'SUCCESS', progress: '100%', failReason: null }

function running({ fate }: Task, percent: number): Standing {
  const end = percent >= 50 ? endOf(fate) : null
  if (end !== null) return end
  const at = (progress: string): Standing => ({ status: 'IN_PROGRESS', progress, failReason: null })
  if (fate === 'hangs') return at(`${Math.min(percent, 20)}%`)
  if (percent >= 100) return DONE
  if (fate === 'progress-250') return at('250%')
  if (fate === 'progress-nan') return at('NaN%')
  if (fate === 'progress-backwards') return at(`${100 - percent}%`)
  return { ...at(`${percent}%`), ...(fate === 'unknown-status' ? { status: 'THINKING' } : {}) }
}

/** Null: it does not end so. */
function endOf(fate: Task['fate']): Standing | null {
  if (fate === 'fails') return failed('[Invalid parameter] unknown')
  if (fate === 'fails-in-silence') return failed(null)
  if (fate === 'banned-later') return failed('可能包含敏感词')
  if (fate === 'times-out') return failed('任务超时')
  return fate === 'is-cancelled' ? { status: 'CANCEL', progress: '', failReason: null } : null
}

function failed(failReason: string | null): Standing {
  return { status: 'FAILURE', progress: '', failReason }
}
