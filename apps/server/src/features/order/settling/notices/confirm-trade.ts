import type { Gateway, PaidTrade } from '@easel/payments/gateway'
import type { Deps } from '../../../../deps.ts'
import { recordDoubt } from '../doubts/record-doubt.ts'

/**
 * Whether the provider says the same of a payment when it is asked as it said in a notice; where it does not, a human is called,
 * and the notice is to come again.
 *
 * @throws GatewayError
 */
export async function confirmTrade(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'log'>,
  gateway: Gateway,
  told: PaidTrade,
): Promise<boolean> {
  const asked = await gateway.query(told.tradeNo)
  if (asked.state === 'paid' && isSame(asked, told)) return true
  await deps.db
    .transaction()
    .execute((tx) => recordDoubt(deps, tx, gateway.id, { reason: 'not_confirmed', details: told }))
  return false
}

function isSame(one: PaidTrade, other: PaidTrade): boolean {
  return one.transactionId === other.transactionId && one.amount === other.amount && one.currency === other.currency
}
