import type { readBooks as call } from '@easel/contract/admin-orders'
import type { DataOf } from '@easel/contract/call'
import { listOutsideFailures } from '../../db/outside-failures.ts'
import type { Deps } from '../../deps.ts'
import { listMoney, type watchLedger } from '../ledger/gate.ts'
import { countOpenMoney, listDisputedBills, listProviders } from '../order/gate.ts'

/** Money at a glance, and what wants a human. */
export async function readBooks(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'payments'>,
  readViolations: ReturnType<typeof watchLedger>,
): Promise<DataOf<typeof call>> {
  const { db, clock } = deps
  const { openDoubts, stuckRefunds } = await countOpenMoney(db, clock.now())
  return {
    providers: listProviders(deps),
    money: await listMoney(db),
    violations: await readViolations(),
    ...{ openDoubts, stuckRefunds },
    bills: await listDisputedBills(db),
    failing: (await listOutsideFailures(db)).map((one) => ({ ...one, since: one.since.toISOString() })),
  }
}
