import type { Task } from '@easel/contract/drawing'

/** Progress worth announcing to screen readers: status changes and quarters. */
export type Milestone = 'queued' | 'drawing' | '25' | '50' | '75' | 'done' | 'failed' | 'cancelled' | 'modal'

export function milestoneOf(task: Task, pushedProgress: number): Milestone {
  switch (task.status) {
    case 'NOT_START':
    case 'SUBMITTED':
      return 'queued'
    case 'IN_PROGRESS':
      return quarterOf(Math.max(task.progress, pushedProgress))
    case 'MODAL':
      return 'modal'
    case 'SUCCESS':
      return 'done'
    case 'FAILURE':
      return 'failed'
    case 'CANCEL':
      return 'cancelled'
    default:
      return task.status satisfies never
  }
}

function quarterOf(progress: number): Milestone {
  if (progress >= 75) return '75'
  if (progress >= 50) return '50'
  return progress >= 25 ? '25' : 'drawing'
}
