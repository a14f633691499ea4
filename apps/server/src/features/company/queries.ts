import type { Insertable } from 'kysely'
import type { Db } from '../../db/open.ts'
import type { CompanyRow, Database, Translated } from '../../db/tables.ts'

export async function getCompany(db: Db): Promise<CompanyRow> {
  return db.selectFrom('companies').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
}

/** What an operator has changed stays. */
export async function insertMissingCompany(db: Db, row: Insertable<Database['companies']>): Promise<void> {
  await db
    .insertInto('companies')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** What an operator has changed stays. */
export async function insertMissingProducts(db: Db, rows: Insertable<Database['products']>[]): Promise<void> {
  await db
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
}

export interface PlanRow {
  productId: string
  title: Translated
  endsAt: Date
  concurrency: number
  relax: boolean
}

/** Of plans that run at the same time, the one that allows most. */
export async function findRunningPlan(db: Db, userId: string, now: Date): Promise<PlanRow | undefined> {
  return db
    .selectFrom('plans')
    .innerJoin('products', 'products.id', 'plans.product_id')
    .select([
      'products.id as productId',
      'products.title',
      'plans.ends_at as endsAt',
      'products.concurrency',
      'products.relax',
    ])
    .where('plans.user_id', '=', userId)
    .where('plans.starts_at', '<=', now)
    .where('plans.ends_at', '>', now)
    .orderBy('products.concurrency', 'desc')
    .orderBy('plans.ends_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
