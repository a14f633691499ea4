import type { ApiKey, KeyScope } from '@easel/contract/keys'
import type { ApiKeyRow } from '../../db/tables.ts'

/** The day of an instant, in UTC. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

export const ALL_SCOPES: KeyScope[] = ['draw', 'read']

/** Why a key does not work; null: it works. */
export function whyStopped(
  row: Pick<ApiKeyRow, 'expires_at' | 'daily_credits' | 'total_credits' | 'spent_credits'>,
  { now, creditsToday, isInChannel }: { now: Date; creditsToday: number; isInChannel: boolean },
): ApiKey['stopped'] {
  if (row.expires_at && row.expires_at <= now) return 'expired'
  if (!isInChannel) return 'channel_gone'
  const isSpent = (limit: number | null, spent: number) => limit !== null && spent >= limit
  return isSpent(row.total_credits, row.spent_credits) || isSpent(row.daily_credits, creditsToday) ? 'spent' : null
}
