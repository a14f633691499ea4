import type { ExpireHours, Invite } from '@easel/contract/channel-acts'
import type { Actor, Deps } from '../../../deps.ts'
import { COMPANY_TIME_ZONE } from '../../company/gate.ts'
import { lockOwnChannel } from '../gate.ts'
import { makeInvite } from './make-invite.ts'
import { viewInvite } from './view.ts'

/**
 * A new invite in the place of the old one, which is dead at once.
 *
 * @throws Refusal not_found, not_creator
 */
export async function renewInvite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
  channelId: string,
  expireHours: ExpireHours,
): Promise<Invite> {
  return db.transaction().execute(async (tx) => {
    const { id } = await lockOwnChannel(tx, actor, channelId)
    return viewInvite(await makeInvite(tx, { channelId: id, expireHours, now: clock.now() }), COMPANY_TIME_ZONE)
  })
}
