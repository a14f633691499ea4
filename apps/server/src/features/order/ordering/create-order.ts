import { randomBytes } from 'node:crypto'
import type { BodyOf } from '@easel/contract/call'
import { ORDER_MINUTES } from '@easel/contract/limits'
import { order, type Order } from '@easel/contract/order'
import { type createOrder as call } from '@easel/contract/order-acts'
import { answerOnce } from '../../../db/answer-once.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { announceOrder } from '../announce-order.ts'
import { findProductOnSale } from './products/queries.ts'
import { insertOrder } from './queries.ts'
import { CROCKFORD, findPrice, secondsLater } from '../rules.ts'

/**
 * Order something at the price of this moment; nothing is paid yet.
 *
 * @throws Refusal not_found, invalid_input, idempotency_mismatch
 */
export async function createOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { body, idempotencyKey }: { body: BodyOf<typeof call>; idempotencyKey: string | null },
): Promise<Order> {
  const now = deps.clock.now()
  return deps.db
    .transaction()
    .execute((tx) =>
      answerOnce(
        tx,
        { userId: actor.userId, key: idempotencyKey, request: { call: 'order', body }, now },
        { run: () => orderGoods(deps, tx, actor, body), read: (kept) => order.parse(kept) },
      ),
    )
}

async function orderGoods(
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  tx: Parameters<typeof insertOrder>[0],
  actor: Actor,
  { productId, period, quantity = 1 }: BodyOf<typeof call>,
): Promise<Order> {
  const now = clock.now()
  const product = await findProductOnSale(tx, productId)
  if (!product) throw new Refusal('not_found')
  const price = findPrice(product.prices, period)
  if (!price) throw new Refusal('invalid_input', { fields: { period: period ? 'not_supported' : 'required' } })
  const row = await insertOrder(tx, {
    id: newId(),
    no: numberOf(now, randomBytes(8)),
    user_id: actor.userId,
    product_id: product.id,
    title: JSON.stringify(product.title),
    period: price.period,
    quantity,
    credits: product.credits,
    amount: price.amount * quantity,
    currency: price.currency,
    pay_channel: null,
    status: 'PENDING',
    created_at: now,
    expires_at: expiryOf(now),
    paid_at: null,
  })
  return announceOrder(tx, row, now, actor.language)
}

function expiryOf(now: Date): Date {
  return secondsLater(now, ORDER_MINUTES * 60)
}

/** `E260131235959K7Q2M9XA`: the day and time in UTC, and eight characters that nobody can guess. */
function numberOf(now: Date, random: Uint8Array): string {
  const time = now.toISOString().slice(2, 19).replace(/\D/g, '')
  return `E${time}${[...random.slice(0, 8)].map((byte) => CROCKFORD[byte & 31]).join('')}`
}
