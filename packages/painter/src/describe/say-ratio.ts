/** Ratios that people ask for; a picture whose sides were rounded to whole pixels has the nearest of them. */
const USUAL: readonly (readonly [number, number])[] = [
  [1, 1],
  [5, 4],
  [4, 3],
  [3, 2],
  [16, 10],
  [16, 9],
  [2, 1],
  [21, 9],
  [3, 1],
]
/** Relative difference within which a usual ratio is meant. */
const NEAR = 0.025
const LONGEST = 14

/** `--ar w:h` of a picture. */
export function sayRatio({ width, height }: { width: number; height: number }): string {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const ratio = long / short
  const usual = USUAL.find(([w, h]) => Math.abs(w / h / ratio - 1) <= NEAR)
  const [w, h] = usual ?? (ratio > LONGEST ? [LONGEST, 1] : [Math.round(ratio * 10), 10])
  return width >= height ? `--ar ${w}:${h}` : `--ar ${h}:${w}`
}
