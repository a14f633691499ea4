/**
 * `photo` becomes a JPEG, `exact` a PNG with the same pixels, `mask` one without transparency, `mask-of-alpha` one that is white
 * where the picture is transparent, and `face` a square WebP for
 * the small circle beside a name.
 */
export type RedrawAs = 'photo' | 'exact' | 'mask' | 'mask-of-alpha' | 'face'

export interface Redrawn {
  bytes: Uint8Array
  width: number
  height: number
  mime: string
  thumbhash: string
}

/** What the decoder's process is asked, one picture at a time. */
export interface RedrawRequest {
  bytes: Uint8Array
  as: RedrawAs
  maxPixels: number
  /** Make it smaller until it fits; left out: it stays as large as it is. */
  within?: { side: number; bytes: number }
  /** Stretch it to this size: a mask follows its picture. */
  size?: { width: number; height: number }
}

/** `ready` comes once, before anything is asked. */
export type DecoderReport = { kind: 'ready' } | { kind: 'done'; picture: Redrawn } | { kind: 'broken' }
