import { Refusal } from '../../../errors.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { getVideo } from './get-video.ts'
import { viewVideo } from './view-video.ts'

/** What relays call the states of a clip. */
const STATES = {
  queued: { status: 'QUEUED', of: 'queued' },
  in_progress: { status: 'IN_PROGRESS', of: 'processing' },
  completed: { status: 'SUCCESS', of: 'succeeded' },
  failed: { status: 'FAILURE', of: 'failed' },
} as const

/** A clip as the clients of new-api read it, who asked for it at `/video/generations`. */
export async function readGeneration(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const found = await getVideo(deps, call).catch(ifUnknown)
  if (!found) return { status: 400, json: { code: 'task_not_exist', message: 'There is no such task.', data: null } }
  const { id, status, progress, url, error, created_at, completed_at } = viewVideo(deps, call, found)
  const { startTime } = found.task
  const data = {
    task_id: id,
    action: 'generate',
    status: STATES[status].status,
    fail_reason: error?.message ?? '',
    submit_time: created_at,
    start_time: startTime === null ? 0 : Math.floor(Date.parse(startTime) / 1000),
    finish_time: completed_at ?? 0,
    progress: `${progress}%`,
    result_url: url ?? '',
    data: { task_id: id, status: STATES[status].of, url: url ?? '', format: 'mp4', metadata: null, error },
  }
  return { json: { code: 'success', message: '', data } }
}

function ifUnknown(error: unknown): undefined {
  if (error instanceof Refusal && error.reason === 'not_found') return undefined
  throw error
}
