import type { Db, Tx } from '../../../db/open.ts'

export interface Liking {
  userId: string
  taskId: string
  liked: boolean
  now: Date
}

/** Mark a task as somebody's favourite, or no longer. False: it was so before. */
export async function setLiked(tx: Tx, { userId, taskId, liked, now }: Liking): Promise<boolean> {
  if (!liked) {
    const { numDeletedRows } = await tx
      .deleteFrom('task_likes')
      .where('user_id', '=', userId)
      .where('task_id', '=', taskId)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  }
  const marked = await tx
    .insertInto('task_likes')
    .values({ user_id: userId, task_id: taskId, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'task_id']).doNothing())
    .returning('task_id')
    .executeTakeFirst()
  return marked !== undefined
}

/** Those of these tasks that are this person's favourites. */
export async function listLiked(db: Db, userId: string, taskIds: readonly string[]): Promise<Set<string>> {
  if (taskIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('task_likes')
    .select('task_id')
    .where('user_id', '=', userId)
    .where('task_id', 'in', taskIds)
    .execute()
  return new Set(rows.map((row) => row.task_id))
}
