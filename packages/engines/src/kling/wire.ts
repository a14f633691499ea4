import { z } from 'zod'
import { anyVideo, readVideo } from '../openai-videos/wire.ts'
import { isAboutContent } from '../remote/about-content.ts'
import { EngineMessage, EngineRefused } from '../remote/faults.ts'
import type { Look } from '../remote/open-clip-maker.ts'

const LONGEST_REASON = 300
const id = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^[\w.:@=-]{1,300}$/))
const sentence = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => text?.trim().slice(0, LONGEST_REASON) || null)

/** Around every answer of Kling; 0 says yes. */
export const envelope = z.object({ code: z.int(), message: sentence, data: z.unknown().optional() })

export const createdTask = z.object({ task_id: id }).transform(({ task_id }) => task_id)

const task = z.object({
  task_status: z.string().toLowerCase(),
  task_status_msg: sentence,
  task_result: z
    .object({ videos: z.array(z.object({ url: z.string().regex(/^(https?:)?\//) })).catch([]) })
    .nullish()
    .catch(null),
})

/** Null: no task is told of. */
export function readTask(data: unknown): Look | null {
  const read = task.safeParse(data)
  if (!read.success) return readRelayed(data)
  const { task_status: status, task_status_msg: message, task_result: result } = read.data
  if (status === 'failed') return { stage: 'failed', refusal: refuseFailed(message) }
  if (status !== 'succeed' && status !== 'succeeded') {
    return status === 'submitted' ? { stage: 'waits', share: 0 } : { stage: 'drawn', share: 0 }
  }
  const [clip] = result?.videos ?? []
  if (!clip) return { stage: 'failed', refusal: new EngineRefused('clip_missing') }
  return { stage: 'done', url: clip.url, poster: null }
}

/** New-api tells of it in a shape of its own, in some versions. */
function readRelayed(data: unknown): Look | null {
  const read = anyVideo.safeParse(data)
  if (!read.success) return null
  const look = readVideo(read.data, { url: '', poster: '' })
  if (look.stage !== 'done') return look
  return look.url === '' ? { stage: 'failed', refusal: new EngineRefused('clip_missing') } : { ...look, poster: null }
}

function refuseFailed(message: string | null): EngineRefused {
  if (isAboutContent(message)) return new EngineRefused('banned_word', { detail: message })
  return new EngineRefused('engine_failed', message === null ? {} : { cause: new EngineMessage(message) })
}
