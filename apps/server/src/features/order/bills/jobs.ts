import { type Gateway, GatewayError } from '@easel/payments/gateway'
import type { Deps } from '../../../deps.ts'
import type { Gateways } from '../paying/open-gateways.ts'
import { type BillReader, compareBill } from './compare-bill.ts'
import { listSettledDays } from './queries.ts'
import { daysDue } from './rules.ts'

type BillDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log'> & { gateways: Gateways }

/** A day that did not agree is looked at again on the next, until it does or its week is over. */
const AGAIN_AFTER_MS = 20 * 3_600_000

/** Compare what providers say they did on the last days with our books, each day once it can be. May be repeated. */
export async function compareBills(deps: BillDeps): Promise<void> {
  const now = deps.clock.now()
  const [days, since] = [daysDue(now), new Date(now.getTime() - AGAIN_AFTER_MS)]
  for (const gateway of [...deps.gateways.values()].filter(givesBills)) {
    const settled = await listSettledDays(deps.db, gateway.id, { days, since })
    const due = days.filter((day) => !settled.includes(day))
    await tryBills(deps, gateway, due)
  }
}

function givesBills(gateway: Gateway): gateway is Gateway & BillReader {
  return gateway.readBill !== undefined
}

/** A provider that does not answer is asked for its bills again within the hour: other jobs wait behind this one. */
async function tryBills(deps: BillDeps, gateway: BillReader, days: readonly string[]): Promise<void> {
  for (const day of days) {
    try {
      await compareBill(deps, gateway, day)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      deps.log.warn({ provider: gateway.id, day, err: error }, 'a bill could not be read')
      if (error.kind === 'unavailable') return
    }
  }
}
