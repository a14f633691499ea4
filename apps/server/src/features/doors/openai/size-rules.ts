import type { Ratio } from '@easel/prompt/parameters'

/** The same ratio in the smallest whole numbers: 1536 × 1024 is 3:2. */
export function simplestRatio({ width, height }: Ratio): Ratio {
  let [divisor, rest] = [width, height]
  while (rest > 0) [divisor, rest] = [rest, divisor % rest]
  return { width: width / divisor, height: height / divisor }
}
