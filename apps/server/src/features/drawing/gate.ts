import type { Db } from '../../db/open.ts'
import type { TaskRow } from '../../db/tables.ts'
import type { Actor } from '../../deps.ts'
import { type JoinedChannel, requireMember } from '../channel/gate.ts'
import { getTask } from './queries.ts'

/**
 * A task and its channel, if the person is in that channel.
 *
 * @throws Refusal not_found, for a stranger's task as for none
 */
export async function requireTask(
  db: Db,
  actor: Pick<Actor, 'userId'>,
  taskId: string,
): Promise<{ task: TaskRow; channel: JoinedChannel }> {
  const task = await getTask(db, taskId)
  return { task, channel: await requireMember(db, actor, task.channel_id) }
}
