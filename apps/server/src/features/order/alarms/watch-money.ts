import type { Deps } from '../../../deps.ts'
import { checkLedger } from '../../ledger/gate.ts'
import { countOpenMoney, type OpenMoney } from './queries.ts'

export interface Money extends OpenMoney {
  violations: number
}

/** The books are read from end to end for it. */
const FRESH_MS = 30_000

/** How the money stands, as it was at most half a minute ago, however many ask. */
export function watchMoney(deps: Pick<Deps, 'db' | 'clock'>): () => Promise<Money> {
  let last: { at: number; money: Promise<Money> } | undefined
  return () => {
    const at = deps.clock.now().getTime()
    if (last && at - last.at < FRESH_MS) return last.money
    const money = readMoney(deps)
    last = { at, money }
    money.catch(() => {
      if (last?.money === money) last = undefined
    })
    return money
  }
}

async function readMoney({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Money> {
  const violations = await checkLedger({ db })
  return { ...(await countOpenMoney(db, clock.now())), violations: violations.length }
}
