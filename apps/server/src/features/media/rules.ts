import {
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_FRAME_PIXELS,
  UPLOAD_MAX_FRAMES,
  UPLOAD_MAX_PIXELS,
  UPLOAD_MAX_SIDE,
} from '@easel/contract/limits'
import type { UploadPurpose } from '@easel/contract/upload'

/** A picture every three minutes of a working day; nobody who draws comes near it, and a program that fills a disk does. */
export const UPLOADS_A_DAY = 200
/** Each of them half as large as it may be. */
export const UPLOAD_BYTES_A_DAY = 100 * UPLOAD_MAX_BYTES

/** How long an upload that nothing uses is kept: a prompt may lie half written for an evening. */
export const UNUSED_UPLOAD_LIFE_MS = 24 * 60 * 60 * 1000

export function hasTooManyBytes(bytes: number): boolean {
  return bytes > UPLOAD_MAX_BYTES
}

/** Whether decoding it would cost more than a picture may. */
export function isTooLarge({ width, height, frames }: { width: number; height: number; frames: number }): boolean {
  const pixels = width * height
  return (
    Math.max(width, height) > UPLOAD_MAX_SIDE ||
    pixels > UPLOAD_MAX_PIXELS ||
    frames > UPLOAD_MAX_FRAMES ||
    pixels * frames > UPLOAD_MAX_FRAME_PIXELS
  )
}

/**
 * What becomes of an upload. A JPEG stays one, unless its exact pixels matter. A GIF becomes a PNG of its first frame,
 * with the same colours: engines draw from a still picture, and nothing here shows a moving one.
 */
export function redrawAs(
  purpose: Exclude<UploadPurpose, 'media'>,
  kind: 'jpeg' | 'png' | 'gif',
): 'photo' | 'exact' | 'mask' | 'face' {
  if (purpose === 'avatar') return 'face'
  if (purpose === 'mask') return 'mask'
  return kind === 'jpeg' ? 'photo' : 'exact'
}

/** The day of the quota, and the seconds until the next. */
export function dayOf(now: Date): { day: string; secondsLeft: number } {
  const DAY_MS = 24 * 60 * 60 * 1000
  return { day: now.toISOString().slice(0, 10), secondsLeft: (DAY_MS - (now.getTime() % DAY_MS)) / 1000 }
}

/**
 * Whether files without a row are so many that the database must be another one, or an older one, than the folder's: then
 * they are somebody's pictures.
 */
export function isWrongDatabase({ files, unnamed }: { files: number; unnamed: number }): boolean {
  const STRAYS_AT_MOST = 20
  return unnamed > STRAYS_AT_MOST && unnamed > files / 4
}
