import type { Insertable, Updateable } from 'kysely'
import type { Db, Tx } from '../../../../db/open.ts'
import type { Database, ProductRow } from '../../../../db/tables.ts'

/** As the operator orders them, whether they are on sale or not. */
export async function listProductRows(db: Db): Promise<ProductRow[]> {
  return db.selectFrom('products').selectAll().orderBy('position').orderBy('id').execute()
}

export async function insertProduct(tx: Tx, row: Insertable<Database['products']>): Promise<ProductRow> {
  return tx.insertInto('products').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Nobody else changes it until the transaction ends. */
export async function lockProduct(tx: Tx, id: string): Promise<ProductRow | undefined> {
  return tx.selectFrom('products').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export type ProductChange = Updateable<Database['products']>

export async function updateProduct(tx: Tx, id: string, change: ProductChange): Promise<ProductRow> {
  return tx.updateTable('products').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** More than any shop of this kind sells. */
const PRODUCTS_MAX = 100

/** As the operator orders them. */
export async function listProductsOnSale(db: Db): Promise<ProductRow[]> {
  return db
    .selectFrom('products')
    .selectAll()
    .where('on_sale', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(PRODUCTS_MAX)
    .execute()
}

export async function findProductOnSale(db: Db, id: string): Promise<ProductRow | undefined> {
  return db.selectFrom('products').selectAll().where('id', '=', id).where('on_sale', '=', true).executeTakeFirst()
}
