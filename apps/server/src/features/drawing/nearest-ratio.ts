import { RATIO_MAX, type Ratio } from '@easel/prompt/parameters'

/** Larger numbers say nothing to a reader. */
const SIDE_MAX = 16

/** The ratio of small numbers that comes closest to a picture's, as `--ar` takes it. */
export function nearestRatio({ width, height }: Ratio): Ratio {
  const sought = Math.min(RATIO_MAX, Math.max(1 / RATIO_MAX, width / height))
  const candidates = Array.from({ length: SIDE_MAX }, (_, nth) => besides(nth + 1, sought)).filter(
    (ratio) => Math.max(ratio.width, ratio.height) <= SIDE_MAX,
  )
  const distance = (ratio: Ratio) => Math.abs(Math.log(ratio.width / ratio.height / sought))
  return candidates.reduce((best, ratio) => (distance(ratio) < distance(best) - 1e-9 ? ratio : best))
}

/** With this as its shorter side. */
function besides(side: number, ratio: number): Ratio {
  return ratio < 1
    ? { width: side, height: Math.round(side / ratio) }
    : { width: Math.round(side * ratio), height: side }
}
