const SIDE_PX = 512
const STEP_PX = 8
const MAX_RATIO = 3

/**
 * Pixels of one picture of a grid: the area of a square of `sidePx` at the ratio asked for, in multiples of 8.
 * Ratios beyond 1:3 and 3:1 are clamped.
 */
export function pictureSize(
  aspectRatio: { width: number; height: number },
  sidePx = SIDE_PX,
): { width: number; height: number } {
  const asked = aspectRatio.width / aspectRatio.height
  const ratio = Math.min(MAX_RATIO, Math.max(1 / MAX_RATIO, Number.isFinite(asked) ? asked : 1))
  return { width: roundToStep(sidePx * Math.sqrt(ratio)), height: roundToStep(sidePx / Math.sqrt(ratio)) }
}

function roundToStep(px: number): number {
  return Math.max(STEP_PX, Math.round(px / STEP_PX) * STEP_PX)
}
