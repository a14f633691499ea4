import type { Task } from '@easel/contract/drawing'
import { followTask } from './follow-task.ts'
import type { DoorDeps, ProgramCall } from './open-door.ts'

interface Waiting {
  /** Until when; left out: until the program hangs up. */
  signal?: AbortSignal
  /** Hears of each change, with all tasks as they are then. */
  onChange?: (tasks: readonly Task[]) => Promise<void>
}

/**
 * Follow tasks until each of them has ended, or nobody waits any more; they go on by themselves. The key must stay good for as long.
 *
 * @returns the tasks as they were last seen, in their order
 * @throws Refusal unauthenticated
 */
export async function waitForEnd(
  deps: Pick<DoorDeps, 'follower'>,
  call: Pick<ProgramCall, 'actor' | 'signal' | 'requireKey'>,
  tasks: readonly Task[],
  { signal = call.signal, onChange }: Waiting = {},
): Promise<Task[]> {
  const seen = new Map(tasks.map((task) => [task.id, task]))
  const stop = new AbortController()
  const end = () => stop.abort()
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  try {
    await Promise.all([...seen.keys()].map((taskId) => followOne(taskId)))
  } finally {
    end()
    signal.removeEventListener('abort', end)
  }
  return [...seen.values()]

  async function followOne(taskId: string): Promise<void> {
    for await (const { task } of followTask(deps, call, taskId, stop.signal)) {
      seen.set(taskId, task)
      await onChange?.([...seen.values()])
    }
  }
}
