export const KLING_MODES = ['std', 'pro'] as const

/** A server that speaks Kling's video calls: Kling's own, or a relay. */
export interface KlingSettings {
  /** Stored with tasks. */
  id: string
  /** What comes before `/v1/videos`: `https://relay.example.com/kling` */
  url: string
  /** Null: none is asked for. */
  key: string | null
  /** `kling-v2-1`, … */
  model: string
  /** Null: the server's own. */
  mode: (typeof KLING_MODES)[number] | null
  slots: number
  /** Milliseconds for one clip from when the server is seen at it; it waits there for longer, see `Patience`. */
  timeoutMs: number
}
