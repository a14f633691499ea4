import type { Task } from '@easel/contract/drawing'
import type { Db } from '../../../db/open.ts'
import { listLiked } from './queries.ts'

/** Tasks with this reader's favourites; frames published to a channel never contain them. */
export async function addLikes(db: Db, userId: string, tasks: readonly Task[]): Promise<Task[]> {
  const liked = await listLiked(
    db,
    userId,
    tasks.map((task) => task.id),
  )
  return tasks.map((task) => ({ ...task, liked: liked.has(task.id) }))
}
