import type { ApiKey } from '@easel/contract/keys'
import type { ShownKey } from './queries.ts'
import { whyStopped } from './rules.ts'

export function viewKey(row: ShownKey, now: Date): ApiKey {
  return {
    id: row.id,
    prefix: row.prefix,
    channelId: row.channel_id,
    name: row.name,
    scopes: row.scopes,
    expiresAt: row.expires_at?.toISOString() ?? null,
    dailyCredits: row.daily_credits,
    totalCredits: row.total_credits,
    addresses: row.addresses,
    asks: row.asks,
    stopped: whyStopped(row, { now, ...row }),
    creditsToday: row.creditsToday,
    creditsInAll: row.spent_credits,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }
}
