import type { ClipJob, MadeClip } from './clip/make-clip.ts'
import type { Exposure, Recipe } from './recipe/recipe.ts'

export type WorkerRequest =
  /** `previewSide`: longest side of a stage's picture in pixels. */
  | { kind: 'paint'; recipe: Recipe; width: number; height: number; previewSide: number }
  | ({ kind: 'animate'; previewSide: number } & ClipJob)
  | { kind: 'stop' }

export type WorkerReport =
  | { kind: 'stage'; progress: number; preview: StagePreview }
  /** `unplaced`: words of subjects of which fewer stand in it than were asked for; `exposure` goes into the picture's recipe. */
  | { kind: 'done'; png: Uint8Array; unplaced: string[]; exposure?: Exposure }
  | ({ kind: 'animated' } & MadeClip)
  | { kind: 'stopped' }
  | { kind: 'failed'; message: string }

/** A scaled-down state of the unfinished picture, raw RGBA. */
export interface StagePreview {
  width: number
  height: number
  rgba: Uint8Array
}
