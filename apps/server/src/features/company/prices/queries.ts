import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'
import type { StoredPrices } from '../../../db/tables.ts'
import { firstPriceList, type PriceList, TOLD_HOLDS_MS } from './rules.ts'

/** What holds now. */
export async function findPrices(db: Db): Promise<PriceList> {
  const row = await select(db).orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row ? { id: row.id, ...row.prices } : firstPriceList
}

/** What holds now, as a part of another statement; null: nothing was ever set. */
export const pricesColumn = sql<{
  id: number
  prices: StoredPrices
} | null>`(select json_build_object('id', id, 'prices', prices) from price_lists order by id desc limit 1)`

/** The list that such a column holds. */
export function readPricesColumn(found: { id: number; prices: StoredPrices } | null): PriceList {
  return found ? { id: found.id, ...found.prices } : firstPriceList
}

/** What held under that number; null: what holds now. */
export async function findPricesOf(db: Db, id: number | null): Promise<PriceList> {
  if (id === null) return findPrices(db)
  if (id === 0) return firstPriceList
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row ? { id: row.id, ...row.prices } : findPrices(db)
}

/** What held under that number, if it does now or did a moment ago; else what holds now. */
export async function findPricesTold(db: Db, id: number, now: Date): Promise<PriceList> {
  const next = await db
    .selectFrom('price_lists')
    .select('made_at')
    .where('id', '=', id + 1)
    .executeTakeFirst()
  const holds = next !== undefined && now.getTime() - next.made_at.getTime() <= TOLD_HOLDS_MS
  return holds ? findPricesOf(db, id) : findPrices(db)
}

/** The next list, if `before` is the newest; undefined: somebody was faster. */
export async function insertPrices(
  tx: Tx,
  { before, prices, now }: { before: number; prices: StoredPrices; now: Date },
): Promise<PriceList | undefined> {
  const newest = tx.selectFrom('price_lists').select((row) => sql<number>`coalesce(${row.fn.max('id')}, 0)`.as('id'))
  const made = await tx
    .insertInto('price_lists')
    .columns(['id', 'prices', 'made_at'])
    .expression((row) =>
      row
        .selectFrom(newest.as('newest'))
        .select([
          sql<number>`newest.id + 1`.as('id'),
          sql<string>`${JSON.stringify(prices)}::jsonb`.as('prices'),
          sql<Date>`${now}::timestamptz`.as('made_at'),
        ])
        .where('newest.id', '=', before),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made && { id: made.id, ...prices }
}

const select = (db: Db) => db.selectFrom('price_lists').select(['id', 'prices'])
