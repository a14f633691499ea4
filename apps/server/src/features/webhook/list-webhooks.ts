import type { DataOf } from '@easel/contract/call'
import { DELIVERIES_KEPT, type listDeliveries as listDeliveriesCall } from '@easel/contract/webhooks'
import type { listWebhooks as call } from '@easel/contract/webhooks'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import type { WebhookDeps } from './create-webhook.ts'
import { openSecret } from './open-secrets.ts'
import { findOwnWebhook, listDeliveryRows, listWebhookRows } from './queries.ts'
import { viewDelivery, viewWebhook } from './view.ts'

/** One's own, newest first. */
export async function listWebhooks(deps: WebhookDeps, { userId }: Pick<Actor, 'userId'>): Promise<DataOf<typeof call>> {
  const now = deps.clock.now()
  const rows = await listWebhookRows(deps.db, userId)
  return { webhooks: rows.map((row) => viewWebhook(row, openSecret(deps, row.id, row.sealed_secret), now)) }
}

/**
 * What a webhook was told, newest first.
 *
 * @throws Refusal not_found
 */
export async function listDeliveries(
  { db }: Pick<Deps, 'db'>,
  { userId }: Pick<Actor, 'userId'>,
  webhookId: string,
): Promise<DataOf<typeof listDeliveriesCall>> {
  if (!(await findOwnWebhook(db, { userId, webhookId }))) throw new Refusal('not_found')
  return { deliveries: (await listDeliveryRows(db, webhookId, DELIVERIES_KEPT)).map(viewDelivery) }
}
