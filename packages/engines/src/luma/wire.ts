import { z } from 'zod'
import { isAboutContent } from '../remote/about-content.ts'
import { EngineMessage, EngineRefused } from '../remote/faults.ts'
import type { Look } from '../remote/open-clip-maker.ts'

const LONGEST_REASON = 300

export const generationId = z.string().regex(/^[\w.:@-]{1,200}$/)
const named = z.object({ id: generationId }).transform(({ id }) => id)

/** One, or a list of one. */
export const createdGeneration = z.union([
  named,
  z
    .array(named)
    .min(1)
    .transform(([id = '']) => id),
])

const link = z
  .string()
  .regex(/^(https?:)?\//)
  .nullish()
  .catch(null)

const generation = z.object({
  state: z.string().toLowerCase(),
  failure_reason: z.string().nullish().catch(null),
  video: z.object({ url: link, download_url: link, thumbnail: link }).nullish().catch(null),
  thumbnail: z.object({ url: link }).nullish().catch(null),
})

/** @throws EngineRefused when it cannot be read */
export function readGeneration(told: unknown): Look {
  const read = generation.safeParse(told)
  if (!read.success) throw new EngineRefused('engine_bad_reply', { cause: read.error })
  const { state, failure_reason: reason } = read.data
  if (state === 'failed') return { stage: 'failed', refusal: refuseFailed(reason ?? '') }
  // It is completed a moment before its link is there.
  const made = state === 'completed' ? readMade(read.data) : null
  return made ?? { stage: state === 'pending' || state === 'queued' ? 'waits' : 'drawn', share: 0 }
}

function readMade({ video, thumbnail }: z.infer<typeof generation>): Look | null {
  const url = video?.download_url ?? video?.url
  return url ? { stage: 'done', url, poster: thumbnail?.url ?? video?.thumbnail ?? null } : null
}

function refuseFailed(text: string): EngineRefused {
  const reason = text.trim().slice(0, LONGEST_REASON)
  if (isAboutContent(reason)) return new EngineRefused('banned_word', { detail: reason })
  return new EngineRefused('engine_failed', reason === '' ? {} : { cause: new EngineMessage(reason) })
}
