import type { Size } from '../geometry/extend-canvas.ts'

export interface SizeLimits {
  /** About so many pixels at most. */
  maxPixels: number
  /** Both sides are multiples of this. */
  multiple: number
}

/** The largest size of about this ratio. */
export function chooseSize(ratio: Size, limits: SizeLimits): Size {
  return atPixels(ratio, limits.maxPixels, limits.multiple)
}

/** The size at which a canvas is painted: its own, or as near to it as the engine can. */
export function fitSize(canvas: Size, { maxPixels, multiple }: SizeLimits): Size {
  return atPixels(canvas, Math.min(maxPixels, canvas.width * canvas.height), multiple)
}

/** The same, but with no more pixels than that, as long as a side is not shorter than one multiple. */
export function fitWithin(canvas: Size, { maxPixels, multiple }: SizeLimits): Size {
  return atPixels(canvas, Math.min(maxPixels, canvas.width * canvas.height), multiple, Math.floor)
}

function atPixels({ width, height }: Size, pixels: number, multiple: number, round = Math.round): Size {
  const scale = Math.sqrt(pixels / (width * height))
  const side = (length: number) => Math.max(multiple, round((length * scale) / multiple) * multiple)
  return { width: side(width), height: side(height) }
}
