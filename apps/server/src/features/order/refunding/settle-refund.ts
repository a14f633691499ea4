import type { Refund } from '@easel/payments/gateway'
import type { Tx } from '../../../db/open.ts'
import type { OrderRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { bookRefund } from '../../ledger/gate.ts'
import { announceOrder } from '../announce-order.ts'
import { announceStanding } from '../announce-standing.ts'
import { changeOrder, lockOrder } from '../queries.ts'
import { recordDoubt } from '../settling/doubts/record-doubt.ts'
import { giveGoodsBack } from './give-goods-back.ts'
import { changeRefund, findRefundByNo, type ProviderRefund, tallyRefunds } from './queries.ts'

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log'>

/**
 * What a provider said of a refund becomes true here, once, however often, in whatever order and by whomever we are told. `done` and
 * `failed` are the end; `stuck` calls for a human and may still become either. What fits no refund of ours, and money that went
 * back after it was said not to, is set aside for a human.
 *
 * `refund` must have been verified to come from the provider.
 */
export async function settleRefund(deps: SettleDeps, provider: string, refund: Refund): Promise<void> {
  if (refund.state === 'unknown') return
  await deps.db.transaction().execute((tx) => settleRefundIn(deps, tx, provider, refund))
}

/** The same as a part of the caller's transaction. Gives why it was set aside; null: it was not. */
export async function settleRefundIn(
  deps: SettleDeps,
  tx: Tx,
  provider: string,
  refund: Refund,
): Promise<string | null> {
  const found = await findRefundByNo(tx, provider, refund.refundNo)
  const order = found && (await lockOrder(tx, found.order_id))
  // Once more: it may have changed while we waited for the lock, and cannot from here on.
  const known = order && (await findRefundByNo(tx, provider, refund.refundNo))
  if (!known) return recordDoubt(deps, tx, provider, { reason: 'unknown_refund', details: refund })
  return settleState(deps, tx, { known, order, refund })
}

interface KnownRefund {
  known: ProviderRefund
  order: OrderRow
  refund: Refund
}

async function settleState(deps: SettleDeps, tx: Tx, settled: KnownRefund): Promise<string | null> {
  const { known, refund } = settled
  const provider_refund_id = refund.refundId ?? known.provider_refund_id
  switch (refund.state) {
    case 'pending':
      await changeRefund(tx, known.id, ['PENDING', 'STUCK'], { provider_refund_id })
      return null
    case 'stuck':
      if (await changeRefund(tx, known.id, ['PENDING'], { state: 'STUCK', provider_refund_id }))
        deps.log.error({ refundNo: known.no, provider: known.provider }, 'a refund needs a human')
      return null
    case 'done':
      return settleDone(deps, tx, settled)
    case 'failed':
      await settleFailed(deps, tx, settled)
      return null
    case 'unknown':
      return null
    default:
      return refund.state satisfies never
  }
}

async function settleDone(deps: SettleDeps, tx: Tx, { known, order, refund }: KnownRefund): Promise<string | null> {
  const now = deps.clock.now()
  const change = {
    state: 'DONE',
    ended_at: now,
    provider_refund_id: refund.refundId ?? known.provider_refund_id,
  } as const
  const done = await changeRefund(tx, known.id, ['PENDING', 'STUCK'], change)
  if (!done && known.state === 'FAILED')
    return recordDoubt(deps, tx, known.provider, { reason: 'refund_after_failure', details: refund })
  if (!done) return null
  const { amount, currency, no, order_id: orderId } = done
  const paidBack = { refundId: done.id, orderId, amount, currency, provider: known.provider }
  await bookRefund(tx, { ...paidBack, now, newId: deps.newId })
  deps.log.info({ refundNo: no, provider: known.provider, amount, currency }, 'refund done')
  const isOfGoods = done.requested_by !== null
  if (!isOfGoods || (await tallyRefunds(tx, done.payment_id)).done < known.total) return null
  const ended = await changeOrder(tx, order.id, { from: ['PAID'] }, { status: 'REFUNDED' })
  if (ended) await announceOrder(tx, ended, now)
  return null
}

async function settleFailed(deps: SettleDeps, tx: Tx, { known, order }: KnownRefund): Promise<void> {
  const now = deps.clock.now()
  const change = { state: 'FAILED', ended_at: now, credits_taken: 0, credits_owed: 0 } as const
  const failed = await changeRefund(tx, known.id, ['PENDING', 'STUCK'], change)
  if (!failed) return
  await giveGoodsBack(deps, tx, failed, order.user_id)
  await announceStanding(tx, order.user_id, now)
  deps.log.error({ refundNo: known.no, provider: known.provider }, 'a refund failed')
}
