import type { Exposure, Recipe } from './recipe/recipe.ts'

export type WorkerRequest =
  /** `previewSide`: longest side of a stage's picture in pixels. */
  { kind: 'paint'; recipe: Recipe; width: number; height: number; previewSide: number } | { kind: 'stop' }

export type WorkerReport =
  | { kind: 'stage'; progress: number; preview: StagePreview }
  /** `unplaced`: words of subjects of which fewer stand in it than were asked for; `exposure` goes into the picture's recipe. */
  | { kind: 'done'; png: Uint8Array; unplaced: string[]; exposure?: Exposure }
  | { kind: 'stopped' }
  | { kind: 'failed'; message: string }

/** A scaled-down state of the unfinished picture, raw RGBA. */
export interface StagePreview {
  width: number
  height: number
  rgba: Uint8Array
}
