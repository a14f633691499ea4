import { randomBytes } from 'node:crypto'
import type { ExpireHours } from '@easel/contract/channel-acts'
import type { Tx } from '../../../db/open.ts'
import type { InviteRow } from '../../../db/tables.ts'
import { replaceInvite } from './queries.ts'
import { inviteExpiresAt } from './rules.ts'

/** 96 bits; 16 characters of an address. */
const CODE_BYTES = 12

/** Create a new invite code for a locked channel; the previous one becomes invalid. */
export async function makeInvite(
  tx: Tx,
  { channelId, expireHours, now }: { channelId: string; expireHours: ExpireHours; now: Date },
): Promise<InviteRow> {
  return replaceInvite(tx, {
    channel_id: channelId,
    code: randomBytes(CODE_BYTES).toString('base64url'),
    created_at: now,
    expires_at: inviteExpiresAt(now, expireHours),
  })
}
