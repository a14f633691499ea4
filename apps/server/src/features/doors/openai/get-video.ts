import { mediumOf } from '@easel/contract/drawing'
import { Refusal } from '../../../errors.ts'
import type { ProgramTask } from '../../drawing/gate.ts'
import { findTask } from '../find-task.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { taskIdOf } from './video-rules.ts'

/** The task of the clip that a call names. @throws Refusal not_found, also for a stranger's and for a picture */
export async function getVideo(deps: DoorDeps, call: ProgramCall): Promise<ProgramTask> {
  const found = await findTask(deps, call, taskIdOf(call.params['id']))
  if (!found || mediumOf(found.task.action) !== 'video') throw new Refusal('not_found')
  return found
}

/** The same of one that a key may act on: a key draws in its channel, and nowhere else. @throws Refusal not_found */
export async function getActableVideo(deps: DoorDeps, call: ProgramCall): Promise<ProgramTask> {
  const found = await getVideo(deps, call)
  if (found.task.channelId !== call.channelId) throw new Refusal('not_found')
  return found
}

/** In OpenAI's words, which its clients show: what was asked for needs the clip. */
export function refuseUnfinished({ task: { status } }: Pick<ProgramTask, 'task'>): ProgramAnswer {
  const why = status === 'FAILURE' || status === 'CANCEL' ? 'was not made' : 'is not finished yet'
  const error = {
    message: `The video ${why}.`,
    type: 'invalid_request_error',
    param: 'video_id',
    code: 'video_not_ready',
  }
  return { status: 400, json: { error } }
}
