import type { DeliveryRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { wakeLane } from '../../jobs/deliveries.ts'
import type { JobPayloads } from '../../jobs/queue.ts'
import { addressDelivery, type RenderTask } from './address-delivery.ts'
import { claimHead, findNextTime, noteTry } from './delivery-queries.ts'
import { noteAnswer } from './note-answer.ts'
import { type Answer, IN_A_ROW_MAX, LEASE_MS } from './rules.ts'
import { type SendDeps, sendDelivery } from './send-delivery.ts'

export type DeliverDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'config' | 'secretKey' | 'secondSecretKey' | 'traces'> &
  SendDeps & { renderTask: RenderTask }

/**
 * POST what waits in a lane, the oldest first; what fails is tried again before anything that came after it. Any number of processes
 * may do so at once: a delivery is one's own for a while. Whoever dies in the middle leaves it to the next one, which sends it again
 * under the same id.
 */
export async function deliverLane(
  deps: DeliverDeps,
  { lane }: JobPayloads['deliver'],
  stopping = new AbortController().signal,
): Promise<void> {
  for (let count = 0; count < IN_A_ROW_MAX && !stopping.aborted; count++) {
    const now = deps.clock.now()
    const claimed = await claimHead(deps.db, lane, { now, until: new Date(now.getTime() + LEASE_MS) })
    if (!claimed) break
    const answer = await send(deps, claimed, stopping)
    if (answer) await noteAnswer(deps, claimed, answer)
    else await noteTry(deps.db, claimed, {})
  }
  await wakeAgain(deps, lane)
}

/** Null: the server stops, and whoever comes next sends it. */
async function send(deps: DeliverDeps, claimed: DeliveryRow, stopping: AbortSignal): Promise<Answer | null> {
  const addressed = await addressDelivery(deps, claimed)
  if (!addressed) return { status: null, text: 'secret_lost', isForbidden: false }
  try {
    // Receivers are strangers: neither their address nor the trace leaves us.
    return await deps.traces.span('deliver', { kind: 'client' }, async (span) => {
      const answer = await sendDelivery(deps, addressed, stopping)
      span.add({ 'http.response.status_code': answer.status ?? 0 })
      return answer
    })
  } catch (error) {
    if (stopping.aborted) return null
    throw error
  }
}

async function wakeAgain({ db, clock }: DeliverDeps, lane: string): Promise<void> {
  const next = await findNextTime(db, lane)
  if (!next) return
  const { userId, at } = next
  const afterMs = Math.max(0, at.getTime() - clock.now().getTime())
  await db.transaction().execute((tx) => wakeLane(tx, { lane, userId, afterMs }))
}
