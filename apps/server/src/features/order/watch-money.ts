import type { Deps } from '../../deps.ts'
import { watchLedger } from '../ledger/gate.ts'
import { countOpenMoney, type OpenMoney } from './queries.ts'

export interface Money extends OpenMoney {
  violations: number
}

const FRESH_MS = 30_000

/** How the money stands, as it was at most half a minute ago; however many ask, it is found out once at a time. */
export function watchMoney(deps: Pick<Deps, 'db' | 'clock'>): () => Promise<Money> {
  const now = () => deps.clock.now().getTime()
  const readViolations = watchLedger(deps)
  let last: { at: number; money: Money } | undefined
  let reading: Promise<Money> | undefined
  async function read(): Promise<Money> {
    try {
      const violations = await readViolations()
      const money = { ...(await countOpenMoney(deps.db, deps.clock.now())), violations: violations.length }
      last = { at: now(), money }
      return money
    } finally {
      reading = undefined
    }
  }
  return async () => {
    if (last && now() - last.at < FRESH_MS) return last.money
    reading ??= read()
    return reading
  }
}
