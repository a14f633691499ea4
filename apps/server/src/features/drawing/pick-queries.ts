import { sql } from 'kysely'
import type { Db, Tx } from '../../db/open.ts'
import type { TaskRow } from '../../db/tables.ts'
import type { NewTask } from './queries.ts'

/** The one picture chosen from a grid, made or found. */
export async function insertUpscale(tx: Tx, row: NewTask): Promise<{ task: TaskRow; isNew: boolean }> {
  const made = await tx
    .insertInto('tasks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['parent_id', 'index']).where('action', '=', 'UPSCALE').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { task: made, isNew: true }
  const task = await tx
    .selectFrom('tasks')
    .selectAll()
    .where('parent_id', '=', row.parent_id ?? null)
    .where('index', '=', row.index ?? null)
    .where('action', '=', 'UPSCALE')
    .executeTakeFirstOrThrow()
  return { task, isNew: false }
}

/** Whether somebody has picked that picture of a grid, 1 to 4. */
export async function hasUpscale(db: Db, parentId: string, index: number): Promise<boolean> {
  const row = await db
    .selectFrom('tasks')
    .select('id')
    .where('parent_id', '=', parentId)
    .where('index', '=', index)
    .where('action', '=', 'UPSCALE')
    .executeTakeFirst()
  return row !== undefined
}

/** A picked picture that is done; undefined: there is none any more. */
export async function findPickToEnlarge(db: Db, id: string): Promise<TaskRow | undefined> {
  return db
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', id)
    .where('action', '=', 'UPSCALE')
    .where('status', '=', 'SUCCESS')
    .executeTakeFirst()
}

/** Undefined: it is gone, or shows another picture by now. */
export async function replacePick(
  tx: Tx,
  id: string,
  { from, to, recipe }: { from: string; to: string; recipe: object },
): Promise<TaskRow | undefined> {
  return tx
    .updateTable('tasks')
    .set((eb) => ({ image_ids: [to], recipes: JSON.stringify([recipe]), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where(sql<boolean>`image_ids = array[${from}]::uuid[]`)
    .returningAll()
    .executeTakeFirst()
}
