import type { BodyOf } from '@easel/contract/call'
import type { updateKey } from '@easel/contract/keys'
import type { ApiKeyRow } from '../../db/tables.ts'
import { Refusal } from '../../errors.ts'
import { omitUndefined } from '../../platform/omit-undefined.ts'
import { findWrongAddresses } from './is-from-allowed.ts'

type Body = Omit<BodyOf<typeof updateKey>, 'channelId'>

/**
 * Columns of what was said of a key; those that were not said are left out.
 *
 * @throws Refusal invalid_input for an address that is none, or an end that has passed
 */
export function columnsOf(body: Body, now: Date): Partial<ApiKeyRow> {
  const { name, scopes, expiresAt, dailyCredits, totalCredits, addresses, asks } = body
  if (addresses && findWrongAddresses(addresses).length > 0) {
    throw new Refusal('invalid_input', { fields: { addresses: 'wrong_format' } })
  }
  return omitUndefined({
    name,
    scopes: scopes && [...new Set(scopes)],
    expires_at: readEnd(expiresAt, now),
    daily_credits: dailyCredits,
    total_credits: totalCredits,
    addresses: addresses && [...new Set(addresses)],
    asks,
  })
}

function readEnd(expiresAt: string | null | undefined, now: Date): Date | null | undefined {
  if (!expiresAt) return expiresAt === undefined ? undefined : null
  const end = new Date(expiresAt)
  if (end <= now) throw new Refusal('invalid_input', { fields: { expiresAt: 'out_of_range' } })
  return end
}
