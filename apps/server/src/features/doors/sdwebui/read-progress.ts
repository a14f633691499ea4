import sharp from 'sharp'
import { cancelTask } from '../../drawing/acts.ts'
import { listProgramTasks } from '../../drawing/gate.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { viewProgress } from './view.ts'

/** `progress`: the newest drawing under way of the key's account, with its picture so far. */
export async function readProgress(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const whose = { userId: call.actor.userId, channelId: call.channelId }
  const open = await listProgramTasks(deps, whose, { open: 'all' })
  const task = open[0]?.task
  const wantsImage = call.query['skip_current_image'] !== 'true'
  const image = task && wantsImage ? await readPreview(deps, task.id) : null
  return { json: viewProgress(task, { openCount: open.length, image }) }
}

/** Null: there is none yet, or not any more. */
async function readPreview({ follower, blobs }: DoorDeps, taskId: string): Promise<string | null> {
  const previewId = follower.lastPreviewOf(taskId)
  const bytes = previewId === null ? undefined : await blobs.readPreview(previewId)
  // Plug-ins take it for a PNG.
  return bytes ? (await sharp(bytes).png().toBuffer()).toString('base64') : null
}

/** `interrupt`: cancel what waits or runs of this key. What was drawn meanwhile stays. */
export async function interruptDrawings(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const whose = { userId: call.actor.userId, channelId: call.channelId }
  const open = await listProgramTasks(deps, whose, { open: { keyId: call.actor.program.keyId } })
  for (const { task } of open) await cancelTask(deps, call.actor, task.id)
  return { json: {} }
}
