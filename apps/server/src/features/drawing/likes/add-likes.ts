import type { Task } from '@easel/contract/drawing'
import type { Db } from '../../../db/open.ts'
import { listLiked } from './queries.ts'

/** The same tasks as this reader sees them; what goes to a channel is never seen so. */
export async function addLikes(db: Db, userId: string, tasks: readonly Task[]): Promise<Task[]> {
  const liked = await listLiked(
    db,
    userId,
    tasks.map((task) => task.id),
  )
  return tasks.map((task) => ({ ...task, liked: liked.has(task.id) }))
}
