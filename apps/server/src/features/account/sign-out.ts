import type { Actor, Deps } from '../../deps.ts'
import { SESSION_ENDED_CHANNEL } from '../../live/hub.ts'
import type { AccountNeeds } from './find-or-create-account.ts'
import { endSession } from './queries.ts'

/** End the session that asks, its sockets too; nothing when there is none. */
export async function signOut(
  { db, bus, clock, forgetSession }: Pick<Deps, 'db' | 'bus' | 'clock'> & Pick<AccountNeeds, 'forgetSession'>,
  actor: Actor | null,
): Promise<null> {
  if (!actor) return null
  await endSession(db, actor.sessionId, clock.now())
  forgetSession(actor.sessionId)
  await bus.tell(SESSION_ENDED_CHANNEL, actor.sessionId)
  return null
}
