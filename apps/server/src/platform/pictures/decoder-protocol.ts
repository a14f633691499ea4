import type { Redrawn, RedrawAs } from './redraw-picture.ts'

/** What the decoder's process is asked, one picture at a time. */
export interface RedrawRequest {
  bytes: Uint8Array
  as: RedrawAs
  maxPixels: number
}

/** `ready` comes once, before anything is asked. */
export type DecoderReport = { kind: 'ready' } | { kind: 'done'; picture: Redrawn } | { kind: 'broken' }
