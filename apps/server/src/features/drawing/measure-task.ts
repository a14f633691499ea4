import type { TaskRow } from '../../db/tables.ts'
import type { Counts } from '../../platform/counts.ts'

type Measured = Pick<
  TaskRow,
  'status' | 'engine' | 'mode' | 'action' | 'fail_reason' | 'submit_time' | 'start_time' | 'finish_time'
>

/** Measure a task that has just come to its engine or to its end; it does so once. */
export function measureTask(counts: Pick<Counts, 'add' | 'observe'>, task: Measured): void {
  const { status, engine, start_time: startedAt, finish_time: endedAt } = task
  if (status === 'SUBMITTED' && startedAt) {
    const labels = { engine, speed: task.mode }
    counts.observe('easel_task_wait_seconds', labels, secondsBetween(task.submit_time, startedAt))
  }
  if (!endedAt) return
  counts.add('easel_tasks_ended_total', { engine, outcome: status, reason: task.fail_reason ?? '' })
  if (!startedAt) return
  const labels = { engine, verb: task.action, outcome: status }
  counts.observe('easel_task_drawing_seconds', labels, secondsBetween(startedAt, endedAt))
}

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1_000
}
