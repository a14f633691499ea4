import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../db/open.ts'
import type { Database, ImageRow } from '../../db/tables.ts'

export type NewImage = Insertable<Database['images']>

export async function insertImage(tx: Tx, row: NewImage): Promise<void> {
  await tx.insertInto('images').values(row).execute()
}

export async function findImage(db: Db, id: string): Promise<ImageRow | undefined> {
  return db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function listImages(db: Db, ids: readonly string[]): Promise<ImageRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('images').selectAll().where('id', 'in', ids).execute()
}
