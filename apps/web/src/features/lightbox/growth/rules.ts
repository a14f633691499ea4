import type { Box } from '../../../lib/contained-in.ts'

/** Translation in px, and scale around the centre, that move a box from `at` to `from`. */
export function growthTransform(from: Box, at: Box): { translate: string; scale: string } {
  const x = from.left + from.width / 2 - (at.left + at.width / 2)
  const y = from.top + from.height / 2 - (at.top + at.height / 2)
  return { translate: `${x}px ${y}px`, scale: String(from.width / at.width) }
}
