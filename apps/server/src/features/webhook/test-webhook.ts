import type { Delivery } from '@easel/contract/webhooks'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { wakeLane } from '../../jobs/deliveries.ts'
import { hasTestSince, insertTest, lockOwnWebhook } from './queries.ts'
import { TEST_PAUSE_SECONDS } from './rules.ts'
import { viewDelivery } from './view.ts'

/**
 * Send a test event, once, whatever else waits and whether the webhook is on.
 *
 * @throws Refusal not_found, rate_limited
 */
export async function testWebhook(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { userId }: Pick<Actor, 'userId'>,
  webhookId: string,
): Promise<Delivery> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    if (!(await lockOwnWebhook(tx, { userId, webhookId }))) throw new Refusal('not_found')
    const since = new Date(now.getTime() - TEST_PAUSE_SECONDS * 1000)
    if (await hasTestSince(tx, webhookId, since)) throw new Refusal('rate_limited', { retryAfter: TEST_PAUSE_SECONDS })
    const lane = `test:${webhookId}`
    const what = { id: newId(), lane, user_id: userId, webhook_id: webhookId, event: 'test', payload: '{}' } as const
    const row = await insertTest(tx, { ...what, key_id: null, created_at: now, next_try_at: now })
    await wakeLane(tx, { lane, userId })
    return viewDelivery(row)
  })
}
