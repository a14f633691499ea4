import type { BodyOf } from '@easel/contract/call'
import type { updateWebhook as call, Webhook } from '@easel/contract/webhooks'
import type { Tx } from '../../db/open.ts'
import type { WebhookRow } from '../../db/tables.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { columnsOf } from './columns-of.ts'
import type { WebhookDeps } from './create-webhook.ts'
import { giveUpOf } from './delivery-queries.ts'
import { makeUpSecret, openSecret } from './open-secrets.ts'
import { changeWebhook, lockOwnWebhook } from './queries.ts'
import { FORMER_LIFE_MS } from './rules.ts'
import { viewWebhook } from './view.ts'

type Owner = Pick<Actor, 'userId'>

/**
 * Change a webhook; only what is given changes. Another address, or being switched on, is a new beginning; what waits for one that is
 * switched off is given up.
 *
 * @throws Refusal not_found, invalid_input
 */
export async function updateWebhook(
  deps: WebhookDeps,
  actor: Owner,
  webhookId: string,
  { isOn, ...body }: BodyOf<typeof call>,
): Promise<Webhook> {
  return change(deps, { ...actor, webhookId }, async (tx, row) => {
    const { url, events, credits_under } = columnsOf(deps.config, row, body)
    if (isOn === false) await giveUpOf(tx, webhookId)
    return {
      ...{ url, events, credits_under },
      ...(isOn !== undefined && { stopped: isOn ? null : ('chosen' as const) }),
      ...((isOn || url !== row.url) && { failing_since: null }),
    }
  })
}

/**
 * Give a webhook another secret. For a while deliveries are signed with the one before, too, so that its receiver misses none.
 *
 * @throws Refusal not_found
 */
export async function rotateWebhook(deps: WebhookDeps, actor: Owner, webhookId: string): Promise<Webhook> {
  return change(deps, { ...actor, webhookId }, async (_tx, row) => ({
    sealed_secret: makeUpSecret(deps, webhookId),
    sealed_former_secret: row.sealed_secret,
    former_until: new Date(deps.clock.now().getTime() + FORMER_LIFE_MS),
  }))
}

async function change(
  deps: WebhookDeps,
  own: Owner & { webhookId: string },
  decide: (tx: Tx, row: WebhookRow) => Promise<Partial<WebhookRow>>,
): Promise<Webhook> {
  return deps.db.transaction().execute(async (tx) => {
    const row = await lockOwnWebhook(tx, own)
    if (!row) throw new Refusal('not_found')
    const changed = await changeWebhook(tx, row.id, await decide(tx, row))
    return viewWebhook(changed, openSecret(deps, row.id, changed.sealed_secret), deps.clock.now())
  })
}
