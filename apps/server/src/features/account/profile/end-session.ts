import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { announceEnd } from '../announce-end.ts'
import type { AccountNeeds } from '../find-or-create-account.ts'
import { endOwnSession } from './queries.ts'

/**
 * End a session of one's own with its sockets; the one that asks, too. May be repeated.
 *
 * @throws Refusal not_found, for somebody else's as for none
 */
export async function endSession(
  deps: Pick<Deps, 'db' | 'bus' | 'clock'> & Pick<AccountNeeds, 'forgetSession'>,
  { userId }: Actor,
  sessionId: string,
): Promise<null> {
  const isOwn = await endOwnSession(deps.db, { userId, sessionId, now: deps.clock.now() })
  if (!isOwn) throw new Refusal('not_found')
  await announceEnd(deps, sessionId)
  return null
}
