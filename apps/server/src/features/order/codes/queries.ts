import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely'
import type { RedeemCodesTable } from '../../../db/order-tables.ts'
import type { Db, Tx } from '../../../db/open.ts'
import type { Database } from '../../../db/tables.ts'

export type RedeemCodeRow = Selectable<RedeemCodesTable>

/** One use of a code, for nobody yet. Undefined: there is no such code, or nothing is left of it. Waits for others at it. */
export async function takeUse(tx: Tx, hashes: readonly Buffer[], now: Date): Promise<RedeemCodeRow | undefined> {
  return tx
    .updateTable('redeem_codes')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code_hash', 'in', hashes)
    .where(isGood(now))
    .whereRef('uses', '<', 'max_uses')
    .returningAll()
    .executeTakeFirst()
}

/** Whether there is such a code, of which others have taken everything. */
export async function isUsedUp(tx: Tx, hashes: readonly Buffer[], now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('redeem_codes')
    .select('id')
    .where('code_hash', 'in', hashes)
    .where(isGood(now))
    .whereRef('uses', '>=', 'max_uses')
    .executeTakeFirst()
  return found !== undefined
}

const isGood = (now: Date) => (eb: ExpressionBuilder<Database, 'redeem_codes'>) =>
  eb.and([eb('revoked_at', 'is', null), eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)])])

/** False: this person has used it before. */
export async function insertUse(tx: Tx, use: Insertable<Database['redeem_uses']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('redeem_uses')
    .values(use)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** PostgreSQL takes 65,535 values in one statement, and a code has ten. */
const CODES_AT_ONCE = 1000

export async function insertCodes(tx: Tx, rows: readonly Insertable<RedeemCodesTable>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += CODES_AT_ONCE) {
    await tx
      .insertInto('redeem_codes')
      .values(rows.slice(from, from + CODES_AT_ONCE))
      .execute()
  }
}

/** Newest first; `before` is the last one of the page before. */
export async function listBatches(db: Db, { before }: { before: string | undefined }, limit: number) {
  return selectBatches(db)
    .$if(before !== undefined, (query) => query.where('batch_id', '<', before ?? ''))
    .orderBy('batch_id', 'desc')
    .limit(limit)
    .execute()
}

export async function findBatch(db: Db, id: string): Promise<BatchRow | undefined> {
  return selectBatches(db).where('batch_id', '=', id).executeTakeFirst()
}

export type BatchRow = Awaited<ReturnType<typeof listBatches>>[number]

/** All that is asked for but the uses is the same for each code of a batch. */
const selectBatches = (db: Db) =>
  db
    .selectFrom('redeem_codes')
    .leftJoin('products', 'products.id', 'redeem_codes.product_id')
    .select(['batch_id', 'products.title', 'period', 'redeem_codes.credits', 'max_uses'])
    .select(['created_at', 'expires_at', 'revoked_at'])
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('uses').as('uses')])
    .groupBy(['batch_id', 'products.id', 'period', 'redeem_codes.credits', 'max_uses'])
    .groupBy(['created_at', 'expires_at', 'revoked_at'])

/** False: there is no such batch, or it was revoked before. Two that do it at once never wait in a circle. */
export async function setRevoked(tx: Tx, batchId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update redeem_codes set revoked_at = ${now}
    where revoked_at is null and id in (
      select id from redeem_codes where batch_id = ${batchId} and revoked_at is null order by id for update
    ) returning id`.execute(tx)
  return rows.length > 0
}
