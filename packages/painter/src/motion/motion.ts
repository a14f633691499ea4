import type { Canvas } from '@napi-rs/canvas'
import type { Recipe } from '../recipe/recipe.ts'

/** How a clip's camera goes; `still` is a camera on a stand. */
export type CameraMove = 'still' | 'in' | 'out' | 'left' | 'right' | 'up' | 'down' | 'orbit'

export interface MotionPlan {
  seconds: number
  /** Frames a second. */
  fps: number
  /** How lively it is. */
  motion: 'low' | 'high'
  /** Null: what suits the picture. */
  camera: CameraMove | null
  /** Whether the end leads into the beginning; the last frame is then one step before the first. */
  loop: boolean
  /** 32 bits. */
  seed: number
  /** Where the clip that this goes on from ended; 0 for a new one. */
  fromSeconds: number
}

/** What is set in motion: a picture of this painter with its recipe, or pixels from elsewhere. */
export interface MotionSource {
  /** The picture as it was given out, at the clip's size. */
  picture: Canvas
  /** Null: nobody here painted it. */
  recipe: Recipe | null
}

export interface Motion {
  readonly frames: number
  /** Paints frame `n`, 0 to `frames` - 1, over the whole canvas; in any order, the same frame always in the same pixels. */
  paint(n: number, onto: Canvas): void
  /** Gives its memory back. It does not own the pictures that it was opened with. */
  close(): void
}
