import type { Size } from '../geometry/extend-canvas.ts'

/** A server that speaks Runway's developer calls: Runway's own, or a relay. */
export interface RunwaySettings {
  /** Stored with tasks. */
  id: string
  /** What comes before `/v1/image_to_video`: `https://relay.example.com/runwayml` */
  url: string
  /** Null: none is asked for. */
  key: string | null
  /** `gen4_turbo`, … */
  model: string
  slots: number
  /** Sizes that the model makes, in pixels. */
  sizes: readonly [Size, ...Size[]]
  /** Lengths that it makes, in whole seconds. */
  lengths: readonly [number, ...number[]]
  /** Milliseconds for one clip from when the server is seen at it; it waits there for longer, see `Patience`. */
  timeoutMs: number
}
