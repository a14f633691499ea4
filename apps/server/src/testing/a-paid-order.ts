import { sql } from 'kysely'
import type { Db } from '../db/open.ts'

/** What an order and its payment look like once 200 credits were paid with 9.90 CNY; nothing is given yet. */
export async function aPaidOrder(
  db: Db,
  { userId, orderId, provider }: { userId: string; orderId: string; provider: string },
): Promise<void> {
  await sql`insert into products (id, slug, kind, title, description, features, credits, concurrency, relax, prices,
      recommended, position)
    values (${orderId}, ${orderId}, 'credits', '{}', '{}', '{}', 200, 1, false, '[]', false, 1)`.execute(db)
  await sql`insert into orders (id, no, user_id, product_id, title, quantity, credits, amount, currency, pay_channel, status,
      created_at, expires_at, paid_at)
    values (${orderId}, ${orderId}, ${userId}, ${orderId}, '{}', 1, 200, 990, 'CNY', ${provider}, 'PAID', now(), now(), now())
  `.execute(db)
  await sql`insert into payments (id, order_id, provider, trade_no, amount, currency, state, transaction_id, paid_at, created_at)
    values (${orderId}, ${orderId}, ${provider}, ${orderId}, 990, 'CNY', 'PAID', ${orderId}, now(), now())`.execute(db)
}
