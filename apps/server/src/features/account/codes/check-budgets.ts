import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../db/open.ts'
import type { Asker } from '../devices/identify-asker.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

export type BudgetVerdict =
  | { kind: 'free' }
  | { kind: 'wait'; by: 'asker' | 'phone' | 'address'; seconds: number }
  /** The daily total of SMS codes is used up. */
  | { kind: 'spent' }

type BudgetDeps = Pick<Deps, 'clock' | 'config'>

interface Asked {
  phone: string
  address: string
  asker: Asker
}

/**
 * Whether another code may be sent to this phone for this address and device. Takes locks until the transaction ends, so that
 * concurrent requests cannot exceed a limit. The answer does not depend on whether an account exists. Devices that have signed in
 * with the phone have a separate limit, which strangers cannot use up.
 */
export async function checkBudgets(tx: Tx, deps: BudgetDeps, request: Asked): Promise<BudgetVerdict> {
  const { phone, address, asker } = request
  // Always in this order, so that two transactions never wait for each other.
  const checks = [
    { counted: `of phone ${phone}`, check: () => checkPhone(tx, deps, request) },
    { counted: `of address ${address}`, check: () => checkAddress(tx, deps, address), isFreeToOwner: true },
    { counted: 'of everyone', check: () => checkEveryone(tx, deps, asker) },
  ]
  for (const { counted, check, isFreeToOwner } of checks) {
    if (isFreeToOwner && asker.isKnown) continue
    await queries.waitForTurn(tx, counted)
    const verdict = await check()
    if (verdict.kind !== 'free') return verdict
  }
  return { kind: 'free' }
}

async function checkPhone(tx: Tx, { clock }: BudgetDeps, { phone, address, asker }: Asked): Promise<BudgetVerdict> {
  const now = clock.now()
  if (!asker.isKnown) {
    const limit = longest(rules.strangerBudgets)
    const times = await queries.listTimesOfStranger(tx, { phone, address, asker: asker.key, limit })
    const verdict = waitOrGo('asker', rules.secondsUntilAllFree(rules.strangerBudgets, times, now))
    if (verdict.kind !== 'free') return verdict
  }
  const limit = longest(rules.phoneBudgets)
  const times = await queries.listTimesOfPhone(tx, { phone, byOwner: asker.isKnown, limit })
  return waitOrGo('phone', rules.secondsUntilAllFree(rules.phoneBudgets, times, now))
}

function longest(budgets: readonly rules.Budget[]): number {
  return Math.max(...budgets.map(({ count }) => count))
}

async function checkAddress(tx: Tx, { clock, config }: BudgetDeps, address: string): Promise<BudgetVerdict> {
  const budget = rules.addressBudget(config.smsBudgets.hourlyPerAddress)
  const oldest = await queries.findTimeOfAddress(tx, address, budget.count)
  return waitOrGo('address', rules.secondsUntilFree(budget, oldest, clock.now()))
}

function waitOrGo(by: 'asker' | 'phone' | 'address', seconds: number): BudgetVerdict {
  return seconds > 0 ? { kind: 'wait', by, seconds } : { kind: 'free' }
}

async function checkEveryone(tx: Tx, { clock, config }: BudgetDeps, { isKnown }: Asker): Promise<BudgetVerdict> {
  const since = new Date(clock.now().getTime() - rules.DAY_SECONDS * 1000)
  const { daily } = config.smsBudgets
  const budget = isKnown ? daily : rules.shareOfStrangers(daily)
  return (await queries.countWanted(tx, since)) < budget ? { kind: 'free' } : { kind: 'spent' }
}
