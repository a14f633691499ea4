const SIDE_PX = 768
const STEP_PX = 8
/** As long as a prompt can ask for; a picture that grew may be longer still. */
const MAX_RATIO = 14

/**
 * Pixels of one picture of a grid: about the area of a square of `sidePx`, at the ratio asked for to 1 %, in multiples of 8.
 * Ratios beyond 1:14 and 14:1 are clamped.
 */
export function pictureSize(
  aspectRatio: { width: number; height: number },
  sidePx = SIDE_PX,
): { width: number; height: number } {
  const requested = aspectRatio.width / aspectRatio.height
  const isWide = !(requested < 1)
  const isValid = Number.isFinite(requested) && requested > 0
  const ratio = Math.min(MAX_RATIO, Math.max(1, isValid ? (isWide ? requested : 1 / requested) : 1))
  const shorter = roundToStep(sidePx / Math.sqrt(ratio))
  const longer = roundToStep(shorter * ratio)
  return isWide ? { width: longer, height: shorter } : { width: shorter, height: longer }
}

function roundToStep(px: number): number {
  return Math.max(STEP_PX, Math.round(px / STEP_PX) * STEP_PX)
}
