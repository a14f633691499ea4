import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../db/open.ts'
import { countWanted, findTimeOfAddress, listTimesOfPhone, waitForTurn } from './queries.ts'
import { DAY_SECONDS, addressBudget, phoneBudgets, secondsUntilFree } from './rules.ts'

export type BudgetVerdict =
  | { kind: 'free' }
  | { kind: 'wait'; by: 'phone' | 'address'; seconds: number }
  /** Everyone's messages of a day are used up. */
  | { kind: 'spent' }

type BudgetDeps = Pick<Deps, 'clock' | 'config'>

/**
 * Whether one more code may be made for this phone at the asking of this address. Who asks for the same one waits until
 * the transaction ends, so that of any number at once only as many as fit get through. For every phone the same.
 */
export async function checkBudgets(
  tx: Tx,
  deps: BudgetDeps,
  { phone, address }: { phone: string; address: string },
): Promise<BudgetVerdict> {
  // Always in this order, so that two transactions never wait for each other.
  const checks = [
    { counted: `of phone ${phone}`, check: () => checkPhone(tx, deps, phone) },
    { counted: `of address ${address}`, check: () => checkAddress(tx, deps, address) },
    { counted: 'of everyone', check: () => checkEveryone(tx, deps) },
  ]
  for (const { counted, check } of checks) {
    await waitForTurn(tx, counted)
    const verdict = await check()
    if (verdict.kind !== 'free') return verdict
  }
  return { kind: 'free' }
}

async function checkPhone(tx: Tx, { clock }: BudgetDeps, phone: string): Promise<BudgetVerdict> {
  const times = await listTimesOfPhone(tx, phone, Math.max(...phoneBudgets.map(({ count }) => count)))
  const now = clock.now()
  return waitOrGo(
    'phone',
    Math.max(...phoneBudgets.map((budget) => secondsUntilFree(budget, times[budget.count - 1], now))),
  )
}

async function checkAddress(tx: Tx, { clock, config }: BudgetDeps, address: string): Promise<BudgetVerdict> {
  const budget = addressBudget(config.smsBudgets.hourlyPerAddress)
  const oldest = await findTimeOfAddress(tx, address, budget.count)
  return waitOrGo('address', secondsUntilFree(budget, oldest, clock.now()))
}

function waitOrGo(by: 'phone' | 'address', seconds: number): BudgetVerdict {
  return seconds > 0 ? { kind: 'wait', by, seconds } : { kind: 'free' }
}

async function checkEveryone(tx: Tx, { clock, config }: BudgetDeps): Promise<BudgetVerdict> {
  const since = new Date(clock.now().getTime() - DAY_SECONDS * 1000)
  return (await countWanted(tx, since)) < config.smsBudgets.daily ? { kind: 'free' } : { kind: 'spent' }
}
