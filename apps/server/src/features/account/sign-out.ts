import type { Actor, Deps } from '../../deps.ts'
import { announceEnd } from './announce-end.ts'
import type { AccountNeeds } from './find-or-create-account.ts'
import { endSession } from './queries.ts'

/** End the session that asks, its sockets too; nothing when there is none. */
export async function signOut(
  deps: Pick<Deps, 'db' | 'bus' | 'clock'> & Pick<AccountNeeds, 'forgetSession'>,
  actor: Actor | null,
): Promise<null> {
  if (!actor) return null
  await endSession(deps.db, actor.sessionId, deps.clock.now())
  await announceEnd(deps, actor.sessionId)
  return null
}
