import type { Canvas } from '@napi-rs/canvas'

/** One picture to learn from, and what is in it. */
export interface Sample {
  rgba: Uint8Array
  things: string[]
  places: string[]
}

/** Sides in pixels of a thing on transparent ground, and of a scene. */
export const SPRITE_PX = 72
export const SCENE_PX = 96

export function takeSample(canvas: Canvas, things: string[], places: string[] = []): Sample {
  const { width, height } = canvas
  const rgba = new Uint8Array(canvas.getContext('2d').getImageData(0, 0, width, height).data)
  return { rgba, things, places }
}
