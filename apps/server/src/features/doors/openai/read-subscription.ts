import type { Deps } from '../../../deps.ts'
import { readSpending } from '../../key/gate.ts'
import { availableCredits } from '../../ledger/gate.ts'
import type { ProgramAnswer, ProgramCall } from '../open-door.ts'

type BillingDeps = Pick<Deps, 'db' | 'clock'>

/** Clients show what is left as limit without usage: credits stand where they read dollars, and cents are their hundredths. */
const CENTS = 100
/** Nobody's credits of this kind end then; clients want to read some day. */
const ACCESS_UNTIL = Math.floor(Date.UTC(2100, 0, 1) / 1000)

/** What the key may spend, with what it has spent. */
export async function readSubscription(deps: BillingDeps, { actor }: ProgramCall): Promise<ProgramAnswer> {
  const { spent, left } = await readSpending(deps, actor, actor.program.keyId)
  const available = await availableCredits(deps.db, actor.userId, deps.clock.now())
  const limit = spent + Math.min(available, left ?? available)
  const limits = { soft_limit_usd: limit, hard_limit_usd: limit, system_hard_limit_usd: limit }
  return {
    json: { object: 'billing_subscription', has_payment_method: true, ...limits, access_until: ACCESS_UNTIL },
  }
}

/** What the key has spent in all: the days that a client names do not matter, or what it shows as left would be wrong. */
export async function readUsage(deps: BillingDeps, { actor }: ProgramCall): Promise<ProgramAnswer> {
  const { spent } = await readSpending(deps, actor, actor.program.keyId)
  return { json: { object: 'list', total_usage: spent * CENTS } }
}
