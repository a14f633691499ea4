import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'
import type { NewPlanPeriod, PlanPeriod } from './rules.ts'

/** Nobody else gives these people a plan until the transaction ends. */
export async function lockPlans(tx: Tx, userIds: readonly string[]): Promise<void> {
  const keys = [...new Set(userIds)].sort().map((userId) => `easel.plans.${userId}`)
  await sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) as locked(key)
  `.execute(tx)
}

/** Periods that have not ended. */
export async function listPlanPeriods(
  db: Db,
  userId: string,
  now: Date,
): Promise<(PlanPeriod & { orderId: string | null })[]> {
  return selectPlanPeriods(db).where('user_id', '=', userId).where('ends_at', '>', now).execute()
}

/** Also those that have ended. */
export async function listPlanPeriodsById(db: Db, ids: readonly string[]): Promise<PlanPeriod[]> {
  return ids.length === 0 ? [] : selectPlanPeriods(db).where('plans.id', 'in', ids).execute()
}

const selectPlanPeriods = (db: Db) =>
  db
    .selectFrom('plans')
    .innerJoin('products', 'products.id', 'plans.product_id')
    .select(['plans.id', 'product_id as productId', 'products.concurrency as rank', 'starts_at as startsAt'])
    .select(['ends_at as endsAt', 'opens_at as opensAt', 'anchor_day as anchorDay', 'order_id as orderId'])

/** All periods that an order gave. */
export async function listPlanIdsOf(db: Db, orderId: string): Promise<string[]> {
  const rows = await db.selectFrom('plans').select('id').where('order_id', '=', orderId).execute()
  return rows.map(({ id }) => id)
}

/** Plans are as high as the number of tasks that they run at the same time. */
export async function rankOf(db: Db, productId: string): Promise<number> {
  const product = db.selectFrom('products').select('concurrency').where('id', '=', productId)
  return (await product.executeTakeFirstOrThrow()).concurrency
}

export async function insertPlanPeriod(
  tx: Tx,
  {
    id,
    userId,
    productId,
    orderId,
    startsAt,
    endsAt,
    opensAt,
    anchorDay,
  }: NewPlanPeriod & { id: string; userId: string; productId: string; orderId: string | null },
): Promise<void> {
  const times = { starts_at: startsAt, ends_at: endsAt, opens_at: opensAt, anchor_day: anchorDay }
  await tx
    .insertInto('plans')
    .values({ id, user_id: userId, product_id: productId, order_id: orderId, ...times })
    .execute()
}

export async function movePlanPeriod(tx: Tx, { id, startsAt, endsAt, opensAt }: PlanPeriod): Promise<void> {
  const times = { starts_at: startsAt, ends_at: endsAt, opens_at: opensAt }
  await tx.updateTable('plans').set(times).where('id', '=', id).execute()
}
