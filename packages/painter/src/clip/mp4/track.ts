/** One picture of a stream: units of H.264, each behind its length in four bytes. */
export interface Sample {
  bytes: Uint8Array
  /** Whether it can be shown without those before it. */
  isKey: boolean
}

/** What an MP4 of ours holds: one stream of pictures at an even pace, and no sound. */
export interface Track {
  /** Pixels. */
  width: number
  height: number
  fps: number
  /** Sequence and picture parameter sets. */
  sequence: Uint8Array
  picture: Uint8Array
  samples: readonly Sample[]
}

/** Ticks of a frame; the ticks of a second are so many times its frames. */
export const FRAME_TICKS = 512

export function durationMsOf({ samples, fps }: Pick<Track, 'samples' | 'fps'>): number {
  return Math.round((samples.length * 1000) / fps)
}
