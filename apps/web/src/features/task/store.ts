import { create } from 'zustand'
import { queuedIdsOf } from '../../lib/queued-calls.ts'

/** Progress of a running task, from a frame. */
export interface Preview {
  /** 0 to 100. */
  progress: number
  /** URL of a short-lived file. */
  url: string
}

interface TaskState {
  /** By task id; only the task's card subscribes. */
  previews: Readonly<Record<string, Preview>>
  /** By channel: id up to which the reader has cleared the view since the page loaded. */
  cleared: Readonly<Record<string, string>>
  /** Ids of tasks deleted since the page loaded, or whose deletion is still to be sent. */
  gone: ReadonlySet<string>
}

/** Client state of tasks on this page. */
export const useTaskState = create<TaskState>()(() => ({
  previews: {},
  cleared: {},
  gone: new Set(queuedIdsOf('delete')),
}))

/** Stores previews by task id. Progress never decreases: late, lower ones are dropped; at equal progress the newer one wins. */
export function putPreviews(pushed: ReadonlyMap<string, Preview>): void {
  useTaskState.setState(({ previews }) => {
    const newer = [...pushed].filter(([taskId, next]) => next.progress >= (previews[taskId]?.progress ?? -1))
    return { previews: { ...previews, ...Object.fromEntries(newer) } }
  })
}

/** Of two cleared positions the later one wins. */
export function markCleared(channelId: string, upTo: string): void {
  useTaskState.setState(({ cleared }) => {
    const before = cleared[channelId] ?? ''
    return { cleared: { ...cleared, [channelId]: upTo > before ? upTo : before } }
  })
}

/** Marks tasks as deleted; responses under way do not bring them back. */
export function markDeleted(taskIds: readonly string[]): void {
  useTaskState.setState(({ gone }) => ({ gone: new Set([...gone, ...taskIds]) }))
}

/** Undoes `markGone`. */
export function unmarkDeleted(taskIds: readonly string[]): void {
  useTaskState.setState(({ gone }) => ({ gone: new Set([...gone].filter((taskId) => !taskIds.includes(taskId))) }))
}
