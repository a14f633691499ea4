import type { ExpireHours, Invite } from '@easel/contract/channel-acts'
import type { Actor, Deps } from '../../../deps.ts'
import { COMPANY_TIME_ZONE } from '../../company/gate.ts'
import { lockOwnChannel } from '../gate.ts'
import { makeInvite } from './make-invite.ts'
import { setExpiry } from './queries.ts'
import { inviteExpiresAt } from './rules.ts'
import { viewInvite } from './view.ts'

/**
 * Let the invite die so many hours from now; one that had died lives again.
 *
 * @throws Refusal not_found, not_creator
 */
export async function setInviteExpiry(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
  channelId: string,
  expireHours: ExpireHours,
): Promise<Invite> {
  return db.transaction().execute(async (tx) => {
    const { id } = await lockOwnChannel(tx, actor, channelId)
    const now = clock.now()
    const invite = await setExpiry(tx, id, inviteExpiresAt(now, expireHours))
    return viewInvite(invite ?? (await makeInvite(tx, { channelId: id, expireHours, now })), COMPANY_TIME_ZONE)
  })
}
