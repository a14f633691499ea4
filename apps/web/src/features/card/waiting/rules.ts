import type { DrawInfo } from '@easel/contract/draw-options'
import type { Task } from '@easel/contract/drawing'

/** Why a task still waits: what draws is away, one's own tasks come first, or other people's do. */
export type WaitReason = 'engine' | 'plan' | 'queue'

/** From this place on a line is long. */
const LONG_FROM = 3

/** Undefined: nothing that one would have to know. */
export function waitReasonOf(
  { queuePlace }: Pick<Task, 'queuePlace'>,
  { engine, running, concurrency, plan }: Pick<DrawInfo, 'engine' | 'running' | 'concurrency' | 'plan'>,
): WaitReason | undefined {
  if (!engine.healthy) return 'engine'
  if (running >= concurrency && plan === null) return 'plan'
  return queuePlace !== null && queuePlace >= LONG_FROM ? 'queue' : undefined
}
