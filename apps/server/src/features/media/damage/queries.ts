import type { Db } from '../../../db/open.ts'

export interface LookedAt {
  id: string
  sha256: string
  bytes: number
  isMarked: boolean
}

/** Some pictures, by id, from the one after `after` on. */
export async function listPictures(db: Db, after: string, limit: number): Promise<LookedAt[]> {
  const query = db.selectFrom('images').select(['id', 'sha256', 'bytes', 'damaged_at']).orderBy('id').limit(limit)
  const rows = await (after === '' ? query : query.where('id', '>', after)).execute()
  return rows.map(({ id, sha256, bytes, damaged_at: at }) => ({ id, sha256, bytes, isMarked: at !== null }))
}

/** Of those that were not marked before, the ids. */
export async function markDamaged(db: Db, sha256: string, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('images')
    .set({ damaged_at: now })
    .where('sha256', '=', sha256)
    .where('damaged_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function markWhole(db: Db, sha256: string): Promise<void> {
  await db
    .updateTable('images')
    .set({ damaged_at: null })
    .where('sha256', '=', sha256)
    .where('damaged_at', 'is not', null)
    .execute()
}

/** How many there are, and the names of some of their files. */
export async function readDamage(db: Db): Promise<{ count: number; sha256s: string[] }> {
  const SOME = 3
  const of = db.selectFrom('images').where('damaged_at', 'is not', null)
  const { count } = await of.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  const rows = await of.select('sha256').distinct().orderBy('sha256').limit(SOME).execute()
  return { count: Number(count), sha256s: rows.map(({ sha256 }) => sha256) }
}
