import type { BotType } from '@easel/contract/drawing'
import { PROMPT_MAX_CHARS } from '@easel/contract/limits'
import type { QuoteProblem } from '@easel/contract/quote'
import { cameraMove, type Motion, motion } from '@easel/contract/submits'
import { type DraftProblem, idsOf, type Picture } from '../draft/rules.ts'
import type { VideoOrder } from '../send/rules.ts'

/** `auto`: the engine chooses. */
export const CAMERAS = ['auto', ...cameraMove.options] as const
export const MOTIONS = motion.options
export const RATIOS = ['1:1', '3:2', '2:3', '16:9', '9:16', '4:3', '3:4'] as const

/** What is written and chosen for a clip; its pictures are a list beside it: the first, then the last. */
export interface VideoDraft {
  prompt: string
  motion: Motion
  camera: (typeof CAMERAS)[number]
  loop: boolean
  seconds: number
  /** `3:2`; counts where there is no first picture. */
  ratio: string
}

/** Why it cannot be sent; null: it can. */
export function videoProblemOf({ prompt }: VideoDraft, pictures: readonly Picture[]): DraftProblem | null {
  if (pictures.some(({ state }) => state === 'failed' || state === 'tooLarge')) return 'notUploaded'
  if (pictures.some(({ state }) => state === 'sending')) return 'uploading'
  if (prompt.trim().length > PROMPT_MAX_CHARS) return 'tooLong'
  return prompt.trim() === '' && pictures.length === 0 ? 'empty' : null
}

/** The order that it would send; assumes that it can be sent. */
export function videoOrderOf(draft: VideoDraft, pictures: readonly Picture[], botType: BotType): VideoOrder {
  const [image, endImage] = idsOf(pictures)
  const prompt = draft.prompt.trim()
  return {
    kind: 'video',
    botType,
    motion: draft.motion,
    seconds: draft.seconds,
    ...(prompt && { prompt }),
    ...(image === undefined ? { aspectRatio: draft.ratio } : { image }),
    ...(endImage !== undefined && { endImage }),
    ...(draft.camera !== 'auto' && { camera: draft.camera }),
    ...(draft.loop && { loop: true }),
  }
}

/** What an order says, as a draft again; its pictures aside. */
export function draftOfOrder({ prompt, motion, camera, loop, seconds, aspectRatio }: VideoOrder): Partial<VideoDraft> {
  return {
    prompt: prompt ?? '',
    camera: camera ?? 'auto',
    loop: loop ?? false,
    ...(motion && { motion }),
    ...(seconds !== undefined && { seconds }),
    ...(aspectRatio !== undefined && { ratio: aspectRatio }),
  }
}

/** Fields that problems can stand at. What belongs to none of them is said of the words. */
const FIELDS = ['image', 'endImage', 'aspectRatio'] as const
export type VideoField = (typeof FIELDS)[number] | 'prompt'

/** What is wrong with a field, in the reader's language; empty: nothing. Lack of credits is no field's fault. */
export function problemAt(problems: readonly QuoteProblem[], field: VideoField): string {
  const found = problems.find(({ at, reason }) =>
    field === 'prompt' ? reason !== 'insufficient_credits' && !FIELDS.some((name) => name === at) : at === field,
  )
  return found?.message ?? ''
}
