import type { DataOf } from '@easel/contract/call'
import type { readTrade as call } from '@easel/contract/order-acts'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { isSandboxOpen, type Payer } from './is-sandbox-open.ts'
import { viewTrade } from './open-sandbox.ts'
import { findTradeBySecret } from './queries.ts'

/**
 * What the sandbox's page is asked to pay; closed to whom it does not open.
 *
 * @throws Refusal not_found
 */
export async function readTrade(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  payer: Payer,
  secret: string,
): Promise<DataOf<typeof call>> {
  const row = await findTradeBySecret(deps.db, secret)
  if (!row) throw new Refusal('not_found')
  const { trade_no: no, amount, currency, description, expires_at: expiresAt } = row
  const { state: found } = viewTrade(row, deps.clock.now())
  const state = found === 'unpaid' && !isSandboxOpen(deps, payer) ? 'closed' : found
  return { no, amount, currency, description, state, expiresAt: expiresAt.toISOString() }
}
