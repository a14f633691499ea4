import type { DrawInfo } from '@easel/contract/draw-options'
import type { Task } from '@easel/contract/drawing'

/** Why a task waits: no engine is available, own tasks run first (limit of the plan), or others are ahead. */
export type WaitReason = 'engine' | 'plan' | 'queue'

/** Queue position from which the wait is explained. */
const LONG_FROM = 3

/** Undefined when there is nothing worth explaining. */
export function waitReasonOf(
  { queuePlace }: Pick<Task, 'queuePlace'>,
  { engine, running, concurrency, plan }: Pick<DrawInfo, 'engine' | 'running' | 'concurrency' | 'plan'>,
): WaitReason | undefined {
  if (!engine.healthy) return 'engine'
  if (running >= concurrency && plan === null) return 'plan'
  return queuePlace !== null && queuePlace >= LONG_FROM ? 'queue' : undefined
}
