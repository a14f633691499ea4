import type { BodyOf } from '@easel/contract/call'
import { WEBHOOKS_MAX } from '@easel/contract/limits'
import type { createWebhook as call, Webhook } from '@easel/contract/webhooks'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { columnsOf } from './columns-of.ts'
import { makeUpSecret, openSecret } from './open-secrets.ts'
import { countWebhooks, insertWebhook, lockWebhooksOf } from './queries.ts'
import { viewWebhook } from './view.ts'

export type WebhookDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'secretKey' | 'secondSecretKey'>

/**
 * Have an address told of events from now on.
 *
 * @throws Refusal invalid_input, quota_reached
 */
export async function createWebhook(
  deps: WebhookDeps,
  { userId }: Pick<Actor, 'userId'>,
  body: BodyOf<typeof call>,
): Promise<Webhook> {
  const [id, now] = [deps.newId(), deps.clock.now()]
  const columns = columnsOf(deps.config, { url: '', events: [], credits_under: null }, body)
  return deps.db.transaction().execute(async (tx) => {
    await lockWebhooksOf(tx, userId)
    if ((await countWebhooks(tx, userId)) >= WEBHOOKS_MAX) throw new Refusal('quota_reached')
    const row = await insertWebhook(tx, {
      ...columns,
      id,
      user_id: userId,
      sealed_secret: makeUpSecret(deps, id),
      created_at: now,
    })
    return viewWebhook(row, openSecret(deps, id, row.sealed_secret), now)
  })
}
