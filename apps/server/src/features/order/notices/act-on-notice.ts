import type { Tx } from '../../../db/open.ts'
import type { Deps } from '../../../deps.ts'
import { endPaymentIn } from '../end-payment.ts'
import { findPayment } from '../queries.ts'
import { settleToldRefund } from '../refunds/settle-refund.ts'
import { setAside } from '../set-aside.ts'
import { settleTrades } from '../settle-payment.ts'
import { insertNotices, setDoubts, setPatience } from './queries.ts'
import type { ToldNotice, ToldPaid } from './rules.ts'

export type ActDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log'>

/** Nobody holds what is locked for so long, unless they are stuck: then the others do not wait with the one that meets it. */
const PATIENCE_MS = 300

/** Do what a notice says, together with the row that keeps it from being done again. False: it was done before. */
export async function actOnNotice(deps: ActDeps, told: ToldNotice): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const fresh = await insertNotices(tx, [told], deps.clock.now())
    for (const each of fresh) {
      const reason = await follow(deps, tx, each)
      if (reason !== null) await setDoubts(tx, [{ told: each, reason }])
    }
    return fresh.length > 0
  })
}

/** The same for many payments in one transaction: all of it becomes true, or nothing. */
export async function actOnPaid(deps: ActDeps, told: readonly ToldPaid[]): Promise<boolean[]> {
  return deps.db.transaction().execute(async (tx) => {
    await setPatience(tx, PATIENCE_MS)
    const fresh = await insertNotices(tx, told, deps.clock.now())
    const trades = fresh.map(toTrade)
    const doubts = await settleTrades(deps, tx, trades)
    await setDoubts(
      tx,
      doubts.flatMap(({ trade, reason }) => {
        const about = fresh[trades.indexOf(trade)]
        return about ? [{ told: about, reason }] : []
      }),
    )
    return told.map((each) => fresh.includes(each))
  })
}

/** Gives why it was set aside; null: what it says was done. */
async function follow(deps: ActDeps, tx: Tx, { provider, notice }: ToldNotice): Promise<string | null> {
  switch (notice.kind) {
    case 'paid':
      return (await settleTrades(deps, tx, [toTrade({ provider, notice })]))[0]?.reason ?? null
    case 'refund':
      return settleToldRefund(deps, tx, provider, notice.refund)
    case 'ended':
      return endTold(deps, tx, provider, notice.tradeNo)
    case 'doubtful':
      return setAside(deps, tx, provider, { reason: notice.reason, details: notice.details })
    case 'other':
      return null
    default:
      return notice satisfies never
  }
}

/** Its person may pay otherwise at once. */
async function endTold(deps: ActDeps, tx: Tx, provider: string, tradeNo: string): Promise<null> {
  const payment = await findPayment(tx, provider, tradeNo)
  if (payment) await endPaymentIn(tx, payment, { now: deps.clock.now() })
  return null
}

const toTrade = ({ provider, notice }: ToldPaid) => ({ ...notice.trade, provider })
