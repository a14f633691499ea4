import type { NumberedFrame } from '@easel/contract/live'
import type { TaskRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import type { JobPayloads } from '../../jobs/queue.ts'
import { publishSequences, type Room } from '../../live/outbox.ts'
import { removePictures } from '../media/gate.ts'
import { type AdvanceDeps, advanceTask } from './advance-task.ts'
import { deleteUnseenTasks } from './clear-queries.ts'
import { listOpenTasks } from './queries.ts'
import { stopDrawing } from './stop-drawing.ts'
import { usedIdsOf } from './view.ts'

/** Each with a handful of pictures, in one transaction. */
const TASKS_AT_ONCE = 50

/** Cancel the open tasks of a channel or person and release their credits. Idempotent; tasks that finish meanwhile stay finished. */
export async function cancelTasks(
  deps: AdvanceDeps & Pick<Deps, 'bus' | 'log'>,
  whose: JobPayloads['cancel-tasks'],
): Promise<void> {
  for (const task of await listOpenTasks(deps.db, whose)) {
    if (await advanceTask(deps, { name: 'person' }, { taskId: task.id, to: 'CANCEL' })) await stopDrawing(deps, task)
  }
}

/**
 * Cancel what is open in an ended channel, then delete what its creator drew there, with all files that nothing else uses.
 * Idempotent; a run after a death goes on where it stopped.
 */
export async function clearChannel(
  deps: AdvanceDeps & Pick<Deps, 'bus' | 'log'>,
  { channelId }: JobPayloads['clear-channel'],
): Promise<void> {
  await cancelTasks(deps, { channelId })
  let deletedCount: number
  do deletedCount = await deleteSome(deps, channelId)
  while (deletedCount === TASKS_AT_ONCE)
}

/** How many tasks were deleted. Their author's galleries hear of it. */
async function deleteSome({ db, clock }: Pick<Deps, 'db' | 'clock'>, channelId: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const gone = await deleteUnseenTasks(tx, channelId, TASKS_AT_ONCE)
    await removePictures(tx, [...new Set(gone.flatMap(usedIdsOf))])
    await publishSequences(tx, framesOf(gone), clock.now())
    return gone.length
  })
}

function framesOf(gone: readonly TaskRow[]): Map<Room, NumberedFrame[]> {
  const rooms = new Map<Room, NumberedFrame[]>()
  for (const { id: taskId, channel_id: channelId, user_id: userId } of gone) {
    const frames = rooms.get(`user:${userId}`) ?? []
    rooms.set(`user:${userId}`, [...frames, { t: 'task.gone', channelId, taskId }])
  }
  return rooms
}
