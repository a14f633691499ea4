import { type AdminOrder, refundOrder as call } from '@easel/contract/admin-orders'
import type { BodyOf } from '@easel/contract/call'
import { answerOnce } from '../../../db/answer-once.ts'
import type { Tx } from '../../../db/open.ts'
import { writeAudit } from '../../../db/write-audit.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { putLostCredits } from '../../../jobs/deliveries.ts'
import { announceStanding } from '../announce-standing.ts'
import type { Gateways } from '../paying/open-gateways.ts'
import { describeOrder } from '../ordering/search/describe-order.ts'
import { openRefund } from './open-refund.ts'
import { findGoodsPayment } from './queries.ts'
import { lockOrder } from '../queries.ts'
import { takeGoodsBack } from './take-goods-back.ts'

type RefundDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'log'> & { gateways: Gateways }

/**
 * Pay back an order or a part of it, and take back what it gave. The provider is asked by a job, after all this is certain; until it
 * has said that it is done, the order stays PAID.
 *
 * @throws Refusal not_found, conflict when the order is not paid or nothing is left of it, invalid_input when more is wanted than is
 * left, upstream_unavailable when its provider is not connected, idempotency_mismatch
 */
export async function refundOrder(
  deps: RefundDeps,
  actor: Actor,
  orderId: string,
  { body, idempotencyKey: key }: { body: BodyOf<typeof call>; idempotencyKey: string | null },
): Promise<AdminOrder> {
  const keyed = { userId: actor.userId, key, request: { call: 'refund', orderId, body }, now: deps.clock.now() }
  return deps.db.transaction().execute((tx) =>
    answerOnce(tx, keyed, {
      run: () => payBack(deps, tx, actor, { orderId, ...body }),
      read: (kept) => call.data.parse(kept),
    }),
  )
}

async function payBack(
  deps: RefundDeps,
  tx: Tx,
  { userId: actorId, language }: Actor,
  { orderId, amount, reason }: { orderId: string; amount?: number | undefined; reason: string },
): Promise<AdminOrder> {
  const { clock, newId, log } = deps
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Refusal('not_found')
  const payment = order.status === 'PAID' ? await findGoodsPayment(tx, orderId) : undefined
  if (!payment) throw new Refusal('conflict')
  if (!deps.gateways.has(payment.provider)) throw new Refusal('upstream_unavailable')
  const { refund, before } = await openRefund(deps, tx, { payment, amount, reason, requestedBy: actorId })
  const { taken, owed } = await takeGoodsBack(deps, tx, { order, payment, refund, before })
  const { no, currency, amount: asked } = refund
  const details = { no, amount: asked, currency, reason, creditsTaken: taken, creditsOwed: owed }
  await writeAudit(tx, { id: newId(), actorId, act: 'order.refund', subject: orderId, details, at: clock.now() })
  const { credits: left } = await announceStanding(tx, order.user_id, clock.now())
  await putLostCredits(tx, { userId: order.user_id, left, lost: taken }, clock.now())
  log.info({ refundNo: no, provider: payment.provider, amount: asked, currency, by: actorId }, 'refund asked for')
  return describeOrder(tx, order, language)
}
