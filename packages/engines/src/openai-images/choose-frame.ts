import type { Size } from '../geometry/extend-canvas.ts'
import { chooseSize } from '../remote/choose-size.ts'
import type { OpenAiImagesSettings } from './settings.ts'

const FIXED: readonly [Size, ...Size[]] = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
]
const FREE = { maxPixels: 1024 * 1536, multiple: 16 }
const LONGEST_RATIO = 3

/** The engine's size that is nearest to a ratio. */
export function chooseFrame(ratio: Size, { hasFreeSizes }: Pick<OpenAiImagesSettings, 'hasFreeSizes'>): Size {
  const share = Math.min(LONGEST_RATIO, Math.max(1 / LONGEST_RATIO, ratio.width / ratio.height))
  if (hasFreeSizes && share === ratio.width / ratio.height) return chooseSize(ratio, FREE)
  const apart = ({ width, height }: Size) => Math.abs(Math.log(width / height / share))
  return FIXED.reduce((best, size) => (apart(size) < apart(best) ? size : best))
}
