import { z } from 'zod'
import { isAboutContent } from '../remote/about-content.ts'
import { EngineMessage, EngineRefused } from '../remote/faults.ts'
import type { Look } from '../remote/open-clip-maker.ts'

const LONGEST_REASON = 300
const sentence = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => text?.trim().slice(0, LONGEST_REASON) || null)

export const createdTask = z.object({ id: z.string().regex(/^[\w.:@-]{1,200}$/) }).transform(({ id }) => id)

const task = z.object({
  status: z.string().toUpperCase(),
  /** 0 to 1. */
  progress: z.number().min(0).max(1).catch(0),
  output: z.array(z.string()).nullish().catch(null),
  failure: sentence,
  failureCode: sentence,
})

const WAITING = new Set(['PENDING', 'THROTTLED'])

/** @throws EngineRefused when it cannot be read */
export function readTask(told: unknown): Look {
  const read = task.safeParse(told)
  if (!read.success) throw new EngineRefused('engine_bad_reply', { cause: read.error })
  const { status, progress, output, failure, failureCode } = read.data
  if (status === 'SUCCEEDED') {
    const [url] = output ?? []
    if (url === undefined) return { stage: 'failed', refusal: new EngineRefused('clip_missing') }
    return { stage: 'done', url, poster: null }
  }
  if (status === 'CANCELLED') return { stage: 'failed', refusal: new EngineRefused('cancelled') }
  if (status === 'FAILED') return { stage: 'failed', refusal: refuseFailed(failure, failureCode) }
  return WAITING.has(status) ? { stage: 'waits', share: 0 } : { stage: 'drawn', share: progress }
}

/** `SAFETY.INPUT.TEXT`, `INPUT_PREPROCESSING.SAFETY.TEXT`, `INTERNAL.BAD_OUTPUT.CODE01` */
function refuseFailed(failure: string | null, code: string | null): EngineRefused {
  if (isAboutContent(code) || isAboutContent(failure)) return new EngineRefused('banned_word', { detail: failure })
  const said = [code, failure].filter((part) => part !== null).join(' ')
  return new EngineRefused('engine_failed', said === '' ? {} : { cause: new EngineMessage(said) })
}
