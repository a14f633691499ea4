import type { Report } from '@easel/engines/engine'
import type { TaskRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { PREVIEW_CHANNEL } from '../../../live/hub.ts'
import { type AdvanceDeps, advanceTask, type Lease } from '../advance-task.ts'

export type ShowProgressDeps = AdvanceDeps & Pick<Deps, 'blobs' | 'bus' | 'log'>

type Drawing = Extract<Report, { state: 'drawing' }>

/** Write progress and pass a preview on. Null: the task is no longer ours. */
export async function showProgress(
  deps: ShowProgressDeps,
  lease: Lease,
  task: TaskRow,
  { progress, preview }: Drawing,
): Promise<TaskRow | null> {
  const change = { progress: Math.floor(progress), attempts: 0 }
  const moved = await advanceTask(deps, { name: 'worker', lease }, { taskId: task.id, to: 'IN_PROGRESS', change })
  if (moved && preview) await passPreview(deps, moved, preview)
  return moved
}

/** Show a picture on its way at the progress that the task has; nothing is written. Never throws. */
export async function passPreview(
  { blobs, bus, newId, log }: Pick<ShowProgressDeps, 'blobs' | 'bus' | 'newId' | 'log'>,
  task: TaskRow,
  bytes: Uint8Array,
): Promise<void> {
  const id = newId()
  try {
    await blobs.putPreview(id, bytes)
    const preview = { channelId: task.channel_id, taskId: task.id, progress: task.progress, url: `/api/files/${id}` }
    await bus.publish(PREVIEW_CHANNEL, JSON.stringify(preview))
  } catch (error) {
    // Previews are optional; the drawing continues without.
    log.warn({ err: error, taskId: task.id }, 'preview not shown')
  }
}
