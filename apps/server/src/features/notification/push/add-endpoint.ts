import type { BodyOf } from '@easel/contract/call'
import type { addPushEndpoint } from '@easel/contract/notification'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { dropOldEndpoints, lockEndpointsOf, putEndpoint } from './queries.ts'
import { ENDPOINTS_MAX, isAllowed } from './rules.ts'

/**
 * From now on notify this device by Web Push, for as long as its session lasts. May be repeated.
 *
 * @throws Refusal invalid_input when its push service may not be used
 */
export async function addEndpoint(
  { db, clock, newId, config }: Pick<Deps, 'db' | 'clock' | 'newId' | 'config'>,
  { userId, sessionId }: Actor,
  { url, p256dh, auth }: BodyOf<typeof addPushEndpoint>,
): Promise<null> {
  if (!isAllowed(url, config.pushServices)) throw new Refusal('invalid_input', { fields: { url: 'forbidden_address' } })
  const created = { id: newId(), created_at: clock.now() }
  await db.transaction().execute(async (tx) => {
    await lockEndpointsOf(tx, userId)
    await putEndpoint(tx, {
      ...created,
      user_id: userId,
      session_id: sessionId,
      url,
      p256dh,
      auth,
      failing_since: null,
    })
    await dropOldEndpoints(tx, userId, ENDPOINTS_MAX)
  })
  return null
}
