import type { Tx } from '../../../../db/open.ts'
import type { Deps } from '../../../../deps.ts'
import { closePaymentIn } from '../../paying/close-payment.ts'
import { findPayment } from '../../paying/queries.ts'
import { settleRefundIn } from '../../refunding/settle-refund.ts'
import { recordDoubt } from '../doubts/record-doubt.ts'
import { settleTrades } from '../settle-payment.ts'
import { insertNotices, setDoubts, setPatience } from './queries.ts'
import type { VerifiedNotice, PaidNotice } from './rules.ts'

export type ActDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log'>

/** Nobody holds what is locked for so long, unless they are stuck: then the others do not wait with the one that meets it. */
const PATIENCE_MS = 300

/** Do what a notice says, together with the row that keeps it from being done again. False: it was done before. */
export async function actOnNotice(deps: ActDeps, verified: VerifiedNotice): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const fresh = await insertNotices(tx, [verified], deps.clock.now())
    for (const each of fresh) {
      const reason = await settleNotice(deps, tx, each)
      if (reason !== null) await setDoubts(tx, [{ notice: each, reason }])
    }
    return fresh.length > 0
  })
}

/** The same for many payments in one transaction: all of it becomes true, or nothing. */
export async function actOnPaid(deps: ActDeps, notices: readonly PaidNotice[]): Promise<boolean[]> {
  return deps.db.transaction().execute(async (tx) => {
    await setPatience(tx, PATIENCE_MS)
    const fresh = await insertNotices(tx, notices, deps.clock.now())
    const trades = fresh.map(toTrade)
    const doubts = await settleTrades(deps, tx, trades)
    await setDoubts(
      tx,
      doubts.flatMap(({ trade, reason }) => {
        const about = fresh[trades.indexOf(trade)]
        return about ? [{ notice: about, reason }] : []
      }),
    )
    return notices.map((each) => fresh.includes(each))
  })
}

/** Gives why it was set aside; null: what it says was done. */
async function settleNotice(deps: ActDeps, tx: Tx, { provider, notice }: VerifiedNotice): Promise<string | null> {
  switch (notice.kind) {
    case 'paid':
      return (await settleTrades(deps, tx, [toTrade({ provider, notice })]))[0]?.reason ?? null
    case 'refund':
      return settleRefundIn(deps, tx, provider, notice.refund)
    case 'ended':
      return closePaymentOf(deps, tx, provider, notice.tradeNo)
    case 'doubtful':
      return recordDoubt(deps, tx, provider, { reason: notice.reason, details: notice.details })
    case 'other':
      return null
    default:
      return notice satisfies never
  }
}

/** Its person may pay otherwise at once. */
async function closePaymentOf(deps: ActDeps, tx: Tx, provider: string, tradeNo: string): Promise<null> {
  const payment = await findPayment(tx, provider, tradeNo)
  if (payment) await closePaymentIn(tx, payment, { now: deps.clock.now() })
  return null
}

const toTrade = ({ provider, notice }: PaidNotice) => ({ ...notice.trade, provider })
