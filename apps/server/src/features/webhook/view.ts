import type { Delivery, Webhook } from '@easel/contract/webhooks'
import type { DeliveryRow, WebhookRow } from '../../db/tables.ts'
import type { Secret } from '../../platform/secret.ts'

/** For its owner alone. */
export function viewWebhook(row: WebhookRow, secret: Secret | null, now: Date): Webhook {
  const { former_until: until } = row
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    creditsUnder: row.credits_under,
    secret: secret?.reveal() ?? null,
    formerUntil: until && until > now ? until.toISOString() : null,
    stopped: row.stopped,
    failingSince: row.failing_since?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

export function viewDelivery(row: DeliveryRow & { event: string }): Delivery {
  return {
    id: row.id,
    event: row.event as Delivery['event'],
    state: row.state,
    createdAt: row.created_at.toISOString(),
    tries: row.tries,
    triedAt: row.tried_at?.toISOString() ?? null,
    nextTryAt: row.state === 'waiting' ? row.next_try_at.toISOString() : null,
    status: row.status,
    answer: row.answer,
    tookMs: row.took_ms,
  }
}
