import type { Invite } from '@easel/contract/channel-acts'
import type { Actor, Deps } from '../../../deps.ts'
import { COMPANY_TIME_ZONE } from '../../company/gate.ts'
import { lockOwnChannel } from '../gate.ts'
import { makeInvite } from './make-invite.ts'
import { findInvite } from './queries.ts'
import { FIRST_INVITE_HOURS } from './rules.ts'
import { viewInvite } from './view.ts'

/**
 * The invite of a channel as it is, dead ones too; the first one is made for a week.
 *
 * @throws Refusal not_found, not_creator
 */
export async function readInvite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
  channelId: string,
): Promise<Invite> {
  return db.transaction().execute(async (tx) => {
    const { id } = await lockOwnChannel(tx, actor, channelId)
    const first = { channelId: id, expireHours: FIRST_INVITE_HOURS, now: clock.now() }
    return viewInvite((await findInvite(tx, id)) ?? (await makeInvite(tx, first)), COMPANY_TIME_ZONE)
  })
}
