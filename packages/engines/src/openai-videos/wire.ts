import { z } from 'zod'
import { EngineRefused } from '../remote/faults.ts'
import { refusalOf } from '../openai-images/read-refusal.ts'
import type { Look } from '../remote/open-clip-maker.ts'

const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null)
  .transform((value) => value || null)

const id = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^[\w.:@=-]{1,300}$/))

const link = z
  .string()
  .regex(/^(https?:)?\//)
  .nullish()
  .catch(null)

/** OpenAI's has no links; relays have them in one place or another. */
const links = z.object({
  url: link,
  video_url: link,
  result_url: link,
  thumbnail_url: link,
  metadata: z.object({ url: link }).nullish().catch(null),
})

const fault = z
  .union([z.string().transform((message) => ({ code: null, message })), z.object({ code: text, message: text })])
  .nullish()
  .catch(null)

const video = links.extend({
  id: id.optional().catch(undefined),
  task_id: id.optional().catch(undefined),
  status: z.string().toLowerCase(),
  progress: z.unknown().optional().transform(readShare),
  error: fault,
  fail_reason: text,
})

/** OpenAI's object, or the same in the envelope of new-api. */
export const anyVideo = z.union([video, z.object({ data: video }).transform(({ data }) => data)])
export type VideoOnWire = z.infer<typeof anyVideo>

/** Only the name is wanted of what was taken. */
const named = z.union([
  z.object({ id }).transform((one) => one.id),
  z.object({ task_id: id }).transform((one) => one.task_id),
])
export const createdVideo = z.union([named, z.object({ data: named }).transform(({ data }) => data)])

const WAITING = new Set(['queued', 'pending', 'submitted', 'not_start', 'unknown'])
const DONE = new Set(['completed', 'succeeded', 'success', 'succeed'])
const FAILED = new Set(['failed', 'failure', 'error', 'expired'])
const CANCELLED = new Set(['cancelled', 'canceled'])

/** @param content Where the clip is to be had when no link is told, and a picture of it */
export function readVideo(told: VideoOnWire, content: { url: string; poster: string }): Look {
  const { status, progress } = told
  if (DONE.has(status))
    return { stage: 'done', url: linkIn(told) ?? content.url, poster: told.thumbnail_url ?? content.poster }
  if (CANCELLED.has(status)) return { stage: 'failed', refusal: new EngineRefused('cancelled') }
  if (FAILED.has(status)) return { stage: 'failed', refusal: readFailure(told) }
  return WAITING.has(status) ? { stage: 'waits', share: 0 } : { stage: 'drawn', share: progress }
}

function linkIn({ url, video_url, metadata, result_url }: VideoOnWire): string | null {
  return url ?? video_url ?? metadata?.url ?? result_url ?? null
}

function readFailure({ error, fail_reason }: VideoOnWire): EngineRefused {
  return refusalOf({ code: error?.code ?? null, message: error?.message ?? fail_reason, param: null })
}

/** `31`, `31.5`, `"31%"`; 0 where it says nothing. */
function readShare(value: unknown): number {
  const percent = Number(/^\s*(\d+(?:\.\d+)?)\s*%?\s*$/.exec(String(value))?.[1] ?? 0)
  return Math.min(1, percent / 100)
}
