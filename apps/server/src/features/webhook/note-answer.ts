import type { DeliveryRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { noteTry } from './delivery-queries.ts'
import { type Answer, isDelivered, waitAfter } from './rules.ts'

/** Write down what a try came to: delivered, to be tried again, or given up. */
export async function noteAnswer(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  delivery: DeliveryRow,
  answer: Answer,
): Promise<void> {
  const now = clock.now()
  const { status, text } = answer
  const seen = { status, answer: text, took_ms: now.getTime() - (delivery.tried_at ?? now).getTime() }
  if (isDelivered(answer)) {
    await noteTry(db, delivery, { ...seen, state: 'delivered' })
    return
  }
  const waitMs = answer.isForbidden ? null : waitAfter(delivery.tries)
  if (waitMs !== null) {
    await noteTry(db, delivery, { ...seen, next_try_at: new Date(now.getTime() + waitMs) })
    return
  }
  if (await noteTry(db, delivery, { ...seen, state: 'given_up' })) {
    const { id, event, lane, tries } = delivery
    log.warn(
      { deliveryId: id, event, lane, tries, status, answer: status === null ? text : undefined },
      'delivery given up',
    )
  }
}
