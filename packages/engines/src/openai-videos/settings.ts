import type { Size } from '../geometry/extend-canvas.ts'

/** A server that speaks the Videos API of OpenAI, as relays do for models of many vendors. */
export interface OpenAiVideosSettings {
  /** Stored with tasks. */
  id: string
  /** `https://api.openai.com/v1` */
  url: string
  /** Null: none is asked for. */
  key: string | null
  model: string
  slots: number
  /** Sizes that the model makes, in pixels. */
  sizes: readonly [Size, ...Size[]]
  /** Lengths that it makes, in whole seconds. */
  lengths: readonly [number, ...number[]]
  /** Milliseconds for one clip from when the server is seen at it; it waits there for longer, see `Patience`. */
  timeoutMs: number
}
