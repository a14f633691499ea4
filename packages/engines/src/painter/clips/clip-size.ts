import type { Size } from '../../geometry/extend-canvas.ts'

/** Encoders take two pixels at once in each direction. */
const STEP_PX = 2
/** A clip is no thinner, as a picture of a grid is not. */
const MAX_RATIO = 14
/** How far the ratio of an end picture may be off: so much of it is cut away, and nobody misses it. */
const RATIO_OFF = 0.02

/** Pixels of a clip of this ratio, whose longer side is `longest`. */
export function sizeOfRatio({ width, height }: Size, longest: number): Size {
  const ratio = Math.min(MAX_RATIO, Math.max(1 / MAX_RATIO, width / height))
  return ratio >= 1
    ? { width: roundToStep(longest), height: roundToStep(longest / ratio) }
    : { width: roundToStep(longest * ratio), height: roundToStep(longest) }
}

/** Pixels of a clip of this picture: as many as it has, as long as its longer side is no longer than `longest`. */
export function sizeOfPicture(picture: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  return { width: roundToStep(picture.width * scale), height: roundToStep(picture.height * scale) }
}

/** Whether a picture can end a clip of this size. */
export function mayEnd(picture: Size, clip: Size): boolean {
  const off = (picture.width * clip.height) / (picture.height * clip.width)
  return Math.abs(Math.log(off)) <= Math.log1p(RATIO_OFF) + roundingOf(clip)
}

/** A side of few pixels is rounded by more than the ratio may be off. */
function roundingOf({ width, height }: Size): number {
  return STEP_PX / 2 / Math.min(width, height)
}

function roundToStep(px: number): number {
  return Math.max(STEP_PX, Math.round(px / STEP_PX) * STEP_PX)
}
