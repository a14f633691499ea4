import type { DataOf } from '@easel/contract/call'
import type { readTrade as call } from '@easel/contract/order-acts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { viewTrade } from './open-sandbox.ts'
import { findTradeBySecret } from './queries.ts'

/**
 * What the sandbox's page is asked to pay.
 *
 * @throws Refusal not_found
 */
export async function readTrade(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  secret: string,
): Promise<DataOf<typeof call>> {
  const row = await findTradeBySecret(db, secret)
  if (!row) throw new Refusal('not_found')
  const { trade_no: no, amount, currency, description, expires_at: expiresAt } = row
  const { state } = viewTrade(row, clock.now())
  return { no, amount, currency, description, state, expiresAt: expiresAt.toISOString() }
}
