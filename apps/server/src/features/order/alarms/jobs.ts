import type { Deps } from '../../../deps.ts'
import { countOpenMoney } from './queries.ts'

/** Say again, while it is so, that payments, refunds or bills want a human; the books speak for themselves. */
export async function reportMoney({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const { openDoubts, stuckRefunds, billDifferences } = await countOpenMoney(db, clock.now())
  if (openDoubts + stuckRefunds + billDifferences === 0) return
  log.error({ openDoubts, stuckRefunds, billDifferences }, 'money wants a human')
}
