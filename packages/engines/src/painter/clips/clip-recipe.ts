import { OVERS } from '@easel/painter/clip/weather-over'
import { z } from 'zod'
import { CAMERA_MOVES } from '../../clip/clip-wishes.ts'
import { type Recipe as StoredRecipe } from '../../engine.ts'
import { storedRecipe } from '../wire.ts'

/** Raised when a clip could no longer be gone on from by what is stored of it. */
export const CLIP_VERSION = 1

const clipRecipe = z.object({
  clipVersion: z.literal(CLIP_VERSION),
  /** What the picture that it goes on from was painted by; null: pixels from elsewhere. */
  painted: storedRecipe.nullable(),
  motion: z.enum(['low', 'high']),
  camera: z.enum(CAMERA_MOVES).nullable(),
  seed: z.int().min(0).max(4294967295),
  /** What falls over it. */
  over: z.enum(OVERS).nullable(),
  /** Seconds that have passed since that picture. */
  untilSeconds: z.number().min(0),
})

/** What is stored with a clip, to go on from it; the pictures that it needs are in its file. */
export type ClipRecipe = z.infer<typeof clipRecipe>

/** Null: another engine made the clip, or a later painter. */
export function findClipRecipe(stored: StoredRecipe): ClipRecipe | null {
  return clipRecipe.safeParse(stored).data ?? null
}
