import {
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_FRAME_PIXELS,
  UPLOAD_MAX_FRAMES,
  UPLOAD_MAX_PIXELS,
  UPLOAD_MAX_SIDE,
} from '@easel/contract/limits'
import type { UploadPurpose } from '@easel/contract/upload'

/** Far above normal use, but stops a program that fills the disk. */
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
 * Output format of an upload. JPEG stays JPEG unless exact pixels matter. GIF becomes a PNG of its first frame: engines use still
 * pictures, and nothing shows animations.
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
 * Whether unreferenced files are so many that the database must be a different or older one than the folder's; they are kept
 * then.
 */
export function isWrongDatabase({ files, unnamed }: { files: number; unnamed: number }): boolean {
  const STRAYS_AT_MOST = 20
  return unnamed > STRAYS_AT_MOST && unnamed > files / 4
}
