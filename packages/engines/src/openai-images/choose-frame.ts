import type { Size } from '../geometry/extend-canvas.ts'
import { chooseSize } from '../remote/choose-size.ts'
import type { OpenAiImagesSettings } from './settings.ts'

const FIXED: readonly [Size, ...Size[]] = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
]
const FREE = { maxPixels: 1024 * 1536, multiple: 16 }
/** What models have that draw smaller pictures. */
const SMALLER: readonly Size[] = [512, 256].map((side) => ({ width: side, height: side }))
const LONGEST_RATIO = 3

/** The engine's size that is nearest to a ratio. */
export function chooseFrame(
  ratio: Size,
  { hasFreeSizes, maxPixels }: Pick<OpenAiImagesSettings, 'hasFreeSizes' | 'maxPixels'>,
): Size {
  const share = Math.min(LONGEST_RATIO, Math.max(1 / LONGEST_RATIO, ratio.width / ratio.height))
  if (hasFreeSizes && share === ratio.width / ratio.height)
    return chooseSize(ratio, { ...FREE, maxPixels: maxPixels ?? FREE.maxPixels })
  const apart = ({ width, height }: Size) => Math.abs(Math.log(width / height / share))
  const sizes = maxPixels === null ? FIXED : listWithin(maxPixels)
  return sizes.reduce((best, size) => (apart(size) < apart(best) ? size : best))
}

/** At least the smallest one. */
function listWithin(maxPixels: number): readonly [Size, ...Size[]] {
  const [first, ...others] = FIXED.filter(({ width, height }) => width * height <= maxPixels)
  if (first !== undefined) return [first, ...others]
  return [SMALLER.find(({ width, height }) => width * height <= maxPixels) ?? { width: 256, height: 256 }]
}
