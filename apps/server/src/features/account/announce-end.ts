import type { Deps } from '../../deps.ts'
import { SESSION_ENDED_CHANNEL } from '../../live/hub.ts'
import type { AccountNeeds } from './find-or-create-account.ts'

/**
 * After a commit that ended a session, or all of `user:<id>`: drop the cached caller here and in every process, and close the
 * sockets.
 */
export async function announceEnd(
  { bus, forgetSession }: Pick<Deps, 'bus'> & Pick<AccountNeeds, 'forgetSession'>,
  ended: string,
): Promise<void> {
  forgetSession(ended)
  await bus.publish(SESSION_ENDED_CHANNEL, ended)
}
