import { ClipUnreadable } from './clip-unreadable.ts'

/** What a file of moving pictures says of itself, where that is true. */
export interface ClipFacts {
  /** QuickTime counts as MP4, which browsers play it as. */
  mime: 'video/mp4' | 'video/webm' | 'image/webp' | 'image/gif'
  /** Pixels, as they are shown: turned, if it says so. */
  width: number
  height: number
  durationMs: number
}

/** More pictures than a minute has at 240 a second are nobody's clip. */
export const MOST_FRAMES = 14_400
const LONGEST_MS = 60_000
const LONGEST_SIDE = 8_192
/** What it says and what is there may lie apart so far: sound that is longer, a last picture whose length nobody knows. */
const LEEWAY_MS = 750
const LEEWAY_SHARE = 0.1

/** @throws ClipUnreadable when they are not those of a clip */
export function judgeFacts(facts: ClipFacts): ClipFacts {
  const { width, height, durationMs } = facts
  const isSide = (side: number) => Number.isInteger(side) && side > 0 && side <= LONGEST_SIDE
  if (!isSide(width) || !isSide(height)) throw new ClipUnreadable('no_picture')
  if (!(durationMs >= 1)) throw new ClipUnreadable('no_picture')
  if (durationMs > LONGEST_MS) throw new ClipUnreadable('too_long')
  return facts
}

/** @throws ClipUnreadable when the pictures end long before what is said */
export function judgeLength(saidMs: number, thereMs: number): void {
  if (saidMs > thereMs + Math.max(LEEWAY_MS, thereMs * LEEWAY_SHARE)) throw new ClipUnreadable('index_lies')
}
