import type { ClipFacts } from './clip-facts.ts'
import { ClipUnreadable } from './clip-unreadable.ts'
import { readGifAnimation, readWebpAnimation } from './read-animation.ts'
import { readMp4 } from './read-mp4.ts'
import { readWebm } from './read-webm.ts'

/** Of one clip. */
export const MOST_CLIP_BYTES = 200 * 1024 * 1024

/**
 * What a file is, by its bytes alone: an MP4 or QuickTime file, a WebM, or a WebP or GIF that moves. Its index is followed to the
 * end, but no picture is decoded; time and memory are bounded by its length.
 *
 * @throws ClipUnreadable when it is anything else, has nothing to see, lies, or lacks a part
 */
export function readClip(bytes: Uint8Array): ClipFacts {
  if (bytes.length > MOST_CLIP_BYTES) throw new ClipUnreadable('too_large')
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const read = findReader(buffer.toString('latin1', 0, 12))
  if (!read) throw new ClipUnreadable('not_a_clip')
  try {
    return read(buffer)
  } catch (cause) {
    if (cause instanceof ClipUnreadable) throw cause
    // A number beyond the end of the file was to be read.
    throw new ClipUnreadable('cut_off', { cause })
  }
}

function findReader(begin: string): ((bytes: Buffer) => ClipFacts) | null {
  if (begin.startsWith('ftyp', 4)) return readMp4
  // Old QuickTime files begin with what is in them.
  if (/^.{4}(moov|mdat|wide)/s.test(begin)) return readMp4
  if (begin.startsWith('\x1a\x45\xdf\xa3')) return readWebm
  if (/^GIF8[79]a/.test(begin)) return readGifAnimation
  return /^RIFF.{4}WEBP/s.test(begin) ? readWebpAnimation : null
}
