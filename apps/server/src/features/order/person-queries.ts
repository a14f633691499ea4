import { sql } from 'kysely'
import type { Db } from '../../db/open.ts'
import { ANONYMISED, type PersonalData } from '../../db/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    'orders.user_id': { exported: 'orders', erased: ANONYMISED },
    'plans.user_id': { exported: 'plans', erased: ANONYMISED },
    'redeem_uses.user_id': { exported: 'redeemed', erased: ANONYMISED },
    'refunds.requested_by': {
      exported: { never: 'who of the administrators it was is theirs to know' },
      erased: { kept: 'an administrator is not erased' },
    },
  },
  read: async (tx, { id }) => ({
    plans: await tx.selectFrom('plans').selectAll().where('user_id', '=', id).execute(),
    orders: await tx.selectFrom('orders').selectAll().where('user_id', '=', id).execute(),
    refunds: await listRefunds(tx, id),
    redeemed: await tx.selectFrom('redeem_uses').selectAll().where('user_id', '=', id).execute(),
  }),
  /** What an operator wrote of them; the words of a refund that is under way must stay. */
  async erase(tx, { id }) {
    await sql`update refunds set reason = '' from orders
      where orders.id = order_id and user_id = ${id} and ended_at is not null`.execute(tx)
  },
}

const listRefunds = (db: Db, userId: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['order_id', 'refunds.no', 'refunds.amount', 'refunds.currency', 'refunds.reason', 'refunds.state'])
    .select(['credits_taken', 'credits_owed', 'refunds.created_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('refunds.id')
    .execute()
