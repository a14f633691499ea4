import type { DeliveryRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { publish } from '../../live/outbox.ts'
import { giveUpOf, noteTry } from './delivery-queries.ts'
import { setFailing, setWorking, stopFailing } from './queries.ts'
import { type Answer, isDelivered, isFailingTooLong, waitAfter } from './rules.ts'

type NoteDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/**
 * Write down what a try came to: delivered, to be tried again, or given up. A webhook that has failed for days is switched off, and its
 * owner is told.
 */
export async function noteAnswer(deps: NoteDeps, delivery: DeliveryRow, answer: Answer): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const { status, text } = answer
  const seen = { status, answer: text, took_ms: now.getTime() - (delivery.tried_at ?? now).getTime() }
  const isTest = delivery.event === 'test'
  const waitMs = isTest || answer.isForbidden ? null : waitAfter(delivery.tries)
  const after = isDelivered(answer) ? ({ state: 'delivered' } as const) : stateAfter(waitMs, now)
  if (!(await noteTry(db, delivery, { ...seen, ...after }))) return
  if (after.state === 'given_up') logGivenUp(deps, delivery, answer)
  // A test tells nothing of what comes by itself.
  if (delivery.webhook_id === null || isTest) return
  if (after.state === 'delivered') await setWorking(db, delivery.webhook_id)
  else await noteFailure(deps, delivery.webhook_id)
}

/** @param waitMs Null: there is no next try. */
function stateAfter(waitMs: number | null, now: Date) {
  if (waitMs === null) return { state: 'given_up' } as const
  return { state: 'waiting', next_try_at: new Date(now.getTime() + waitMs) } as const
}

function logGivenUp({ log }: NoteDeps, { id, event, lane, tries }: DeliveryRow, { status, text }: Answer): void {
  const why = status === null ? { cause: text } : { status }
  log.warn({ deliveryId: id, event, lane, tries, ...why }, 'delivery given up')
}

async function noteFailure({ db, clock, log }: NoteDeps, webhookId: string): Promise<void> {
  const now = clock.now()
  const since = await setFailing(db, webhookId, now)
  if (!since || !isFailingTooLong(since, now)) return
  await db.transaction().execute(async (tx) => {
    const stopped = await stopFailing(tx, webhookId, since)
    if (!stopped) return
    await giveUpOf(tx, webhookId)
    const webhook = { id: webhookId, host: new URL(stopped.url).host, stopped: 'failing' as const }
    await publish(tx, `user:${stopped.user_id}`, { t: 'webhook', webhook }, now)
    log.warn({ webhookId, since }, 'webhook switched off')
  })
}
