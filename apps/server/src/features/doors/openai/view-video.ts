import type { Task } from '@easel/contract/drawing'
import { EXTEND_SECONDS } from '@easel/contract/limits'
import { readLiteral } from '@easel/prompt/mark-braces'
import type { ProgramTask } from '../../drawing/gate.ts'
import type { DoorDeps, ProgramCall } from '../open-door.ts'
import { explainFailure } from './draw-pictures.ts'
import { errorOf } from './refuse-openai.ts'
import { videoIdOf } from './video-rules.ts'

/** The shorter side of a clip that is not made yet, and of which nobody said how large it shall be. */
const NOMINAL_PX = 720

interface ShownVideo extends Pick<ProgramTask, 'task' | 'client'> {
  /** What it shall be; null: nobody said. */
  clip?: { seconds: number } | null | undefined
}

/** A clip as OpenAI's clients read it. `url`, which others wait for, plays without a key. */
export function viewVideo(
  deps: Pick<DoorDeps, 'sayRefusal'>,
  { siteUrl, actor }: Pick<ProgramCall, 'siteUrl' | 'actor'>,
  shown: ShownVideo,
) {
  const { task, client } = shown
  const { model = 'easel-video', remixedFrom } = client?.video ?? {}
  const [made] = task.media
  const status = statusOf(task)
  return {
    id: videoIdOf(task.id),
    object: 'video',
    model,
    status,
    progress: status === 'completed' ? 100 : Math.min(99, Math.floor(task.progress)),
    created_at: secondsOf(task.submitTime),
    completed_at: task.finishTime === null ? null : secondsOf(task.finishTime),
    expires_at: null,
    prompt: readLiteral(task.prompt).text || null,
    ...measuresOf(shown),
    remixed_from_video_id: remixedFrom === undefined ? null : videoIdOf(remixedFrom),
    error: status === 'failed' ? viewError(deps, actor, task) : null,
    url: made ? siteUrl + made.url : null,
  }
}

/** Of a clip that is made the true ones, else what was asked for. */
function measuresOf({ task, client, clip }: ShownVideo): { seconds: string; size: string } {
  const [made] = task.media
  if (made) return { seconds: String(Math.round(made.durationMs / 1000)), size: `${made.width}x${made.height}` }
  // Of one that goes on from another nothing is known but by how much.
  return { seconds: String(clip?.seconds ?? EXTEND_SECONDS), size: client?.video?.size ?? sizeOf(task) }
}

function statusOf({ status }: Pick<Task, 'status'>): 'queued' | 'in_progress' | 'completed' | 'failed' {
  switch (status) {
    case 'NOT_START':
    case 'MODAL':
      return 'queued'
    case 'SUBMITTED':
    case 'IN_PROGRESS':
      return 'in_progress'
    case 'SUCCESS':
      return 'completed'
    case 'FAILURE':
    case 'CANCEL':
      return 'failed'
    default:
      return status satisfies never
  }
}

function viewError({ sayRefusal }: Pick<DoorDeps, 'sayRefusal'>, { language }: ProgramCall['actor'], task: Task) {
  if (task.status === 'CANCEL') return { code: 'cancelled', message: 'The video was cancelled.' }
  const refusal = explainFailure(task)
  const { code, message } = errorOf(refusal, sayRefusal(refusal, language))
  return { code, message }
}

/** What its ratio would be in pixels, in even numbers as clips have them. */
function sizeOf({ aspectRatio }: Pick<Task, 'aspectRatio'>): string {
  const [width = 1, height = 1] = aspectRatio.split(':').map(Number)
  const scale = NOMINAL_PX / Math.min(width, height)
  const side = (share: number) => 2 * Math.round((share * scale) / 2)
  return `${side(width)}x${side(height)}`
}

const secondsOf = (instant: string) => Math.floor(Date.parse(instant) / 1000)
