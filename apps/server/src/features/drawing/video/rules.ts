import type { CameraMove, Motion } from '@easel/contract/submits'
import { CLIP_SECONDS_LONGEST, CLIP_SECONDS_MIN, EXTEND_SECONDS } from '@easel/contract/limits'
import type { Parameters } from '@easel/prompt/parameters'
import { parsePrompt } from '@easel/prompt/parse-prompt'
import { printPrompt } from '@easel/prompt/print-prompt'
import type { ClipNeed, TaskParameters } from '../../../db/drawing-tables.ts'

export type ClipSaid = Omit<NonNullable<TaskParameters['clip']>, 'needs'>

/** What a prompt says of a clip; null: it asks for pictures. */
export interface PromptedClip {
  motion: Motion | null
  loop: boolean
  /** The address of a picture that it ends with, as written. */
  end: string | null
  /** How many of them. */
  count: number
}

/** Names of parameters that only a clip has. */
const OF_CLIPS = { motion: '--motion', loop: '--loop', endPicture: '--end', batchSize: '--bs' } as const

export function readPromptedClip({ video, motion, loop, endPicture, batchSize }: Parameters): PromptedClip | null {
  if (!video) return null
  const end = endPicture?.at(-1) ?? null
  return {
    motion: motion === 'high' || motion === 'low' ? motion : null,
    loop: loop ?? false,
    end,
    count: batchSize ?? 1,
  }
}

/** Parameters of a clip in a prompt that asks for pictures. */
export function listStrayOfClips(parameters: Parameters): string[] {
  if (parameters.video) return []
  return Object.entries(OF_CLIPS).flatMap(([field, name]) =>
    parameters[field as keyof Parameters] === undefined ? [] : name,
  )
}

/** What an engine must be able to start from. */
export function needsOf({ first, last }: { first: unknown; last: unknown }): ClipNeed[] {
  return [first ? 'picture' : 'words', ...(last ? ['end' as const] : [])]
}

/** The final prompt of a clip: with its motion, and that it is one. */
export function sayClip(finalPrompt: string, { motion, loop }: Pick<ClipSaid, 'motion' | 'loop'>): string {
  const { words, without, parameters } = parsePrompt(finalPrompt)
  const { endPicture: _, batchSize: __, loop: ___, ...rest } = parameters
  return printPrompt({ words, without, parameters: { ...rest, motion, video: true, ...(loop && { loop }) } })
}

export const usualClip: ClipSaid = { seconds: CLIP_SECONDS_MIN, motion: 'low', camera: null, loop: false }

interface Wanted {
  motion?: Motion | undefined
  camera?: CameraMove | undefined
  loop?: boolean | undefined
  seconds?: number | undefined
}

/** @param wanted What a body says beside the prompt, which counts first */
export function settleClip(said: PromptedClip | null, wanted: Wanted = {}): ClipSaid {
  return {
    seconds: wanted.seconds ?? usualClip.seconds,
    motion: said?.motion ?? wanted.motion ?? usualClip.motion,
    camera: wanted.camera ?? null,
    loop: said?.loop === true || wanted.loop === true,
  }
}

/** Whether a clip that lasts so long may go on once more. */
export function mayGoOn(durationMs: number): boolean {
  return Math.round(durationMs / 1000) + EXTEND_SECONDS <= CLIP_SECONDS_LONGEST
}

const SHAPES_APART = 0.02

/** Whether two pictures have one shape, as far as anybody sees. */
export function haveOneShape(one: Shape, other: Shape): boolean {
  return Math.abs(Math.log((one.width * other.height) / (one.height * other.width))) <= SHAPES_APART
}

interface Shape {
  width: number
  height: number
}
