import type { Tx } from '../../../db/open.ts'
import { enqueue, type JobPayloads } from '../../../jobs/queue.ts'
import { WAIT_MS } from './rules.ts'

/** Pushes run in so many serial queues, so that slow push services do not occupy all workers. */
const LANES = 4

export const keyOf = (endpointId: string, newsId: string) => `push:${endpointId}:${newsId}`

/** Notify these devices soon; `newsId` is the same on every retry. */
export async function enqueuePushes(
  tx: Tx,
  endpoints: readonly { id: string; user_id: string }[],
  { newsId, about, now }: { newsId: string; about: JobPayloads['notify']; now: Date },
): Promise<void> {
  const runAt = new Date(now.getTime() + WAIT_MS)
  for (const { id, user_id: userId } of endpoints) {
    // By person: whoever registers slow endpoints delays few others.
    const lane = `push-${Number.parseInt(userId.slice(-4), 16) % LANES}`
    await enqueue(tx, 'push', { endpointId: id, about }, { key: keyOf(id, newsId), runAt, lane })
  }
}
