import { create } from 'zustand'
import { promisedOf } from '../../lib/promised.ts'

/** How far a running task is, between two of its frames. */
export interface Preview {
  /** 0 to 100. */
  progress: number
  /** A short-lived file. */
  url: string
}

interface TaskState {
  /** By task; only the card of that task listens. */
  previews: Readonly<Record<string, Preview>>
  /** By channel: up to which item the reader has cleared their own view while this page stood. */
  cleared: Readonly<Record<string, string>>
  /** Tasks that were deleted while this page stood, or before and the server has not heard of it. */
  gone: ReadonlySet<string>
}

/** What this page knows of tasks beside what it has read. */
export const useTaskState = create<TaskState>()(() => ({
  previews: {},
  cleared: {},
  gone: new Set(promisedOf('delete')),
}))

/** Take pushed previews, by task. Progress never falls: what comes late and lower is dropped; at the same progress the newer one counts. */
export function putPreviews(pushed: ReadonlyMap<string, Preview>): void {
  useTaskState.setState(({ previews }) => {
    const newer = [...pushed].filter(([taskId, next]) => next.progress >= (previews[taskId]?.progress ?? -1))
    return { previews: { ...previews, ...Object.fromEntries(newer) } }
  })
}

/** Of two clearings the further one counts. */
export function markCleared(channelId: string, upTo: string): void {
  useTaskState.setState(({ cleared }) => {
    const before = cleared[channelId] ?? ''
    return { cleared: { ...cleared, [channelId]: upTo > before ? upTo : before } }
  })
}

/** They were deleted: no answer under way brings them back. */
export function markGone(taskIds: readonly string[]): void {
  useTaskState.setState(({ gone }) => ({ gone: new Set([...gone, ...taskIds]) }))
}

/** They are not deleted after all. */
export function markHere(taskIds: readonly string[]): void {
  useTaskState.setState(({ gone }) => ({ gone: new Set([...gone].filter((taskId) => !taskIds.includes(taskId))) }))
}
