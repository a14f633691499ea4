import type { Invite } from '@easel/contract/channel-acts'
import type { InviteRow } from '../../../db/tables.ts'
import { formatMinute } from './rules.ts'

export function viewInvite({ code, expires_at }: InviteRow, timeZone: string): Invite {
  return {
    inviteCode: code,
    inviteExpireTimeFormat: expires_at ? formatMinute(expires_at, timeZone) : '',
    inviteExpireTime: expires_at?.toISOString() ?? null,
  }
}
