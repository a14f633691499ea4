import { fillRaster, type Raster } from '../engines/png.ts'

const GREY = [128, 128, 128] as const
const EIGHT = 8

function colourAt({ rgb }: Raster, at: number): [number, number, number] {
  return [rgb[at * 3] ?? 0, rgb[at * 3 + 1] ?? 0, rgb[at * 3 + 2] ?? 0]
}

/** Of each pixel the nearest. */
export function scaleRaster(raster: Raster, { width, height }: { width: number; height: number }): Raster {
  return fillRaster(width, height, (at) => {
    const column = Math.floor(((at % width) * raster.width) / width)
    const row = Math.floor((Math.floor(at / width) * raster.height) / height)
    return colourAt(raster, row * raster.width + column)
  })
}

/** One over the other, of the same size. @param share Of the first, 0 to 1 */
export function layRasters(first: Raster, second: Raster, share: number): Raster {
  const value = (at: number) => Math.round((first.rgb[at] ?? 0) * share + (second.rgb[at] ?? 0) * (1 - share))
  return fillRaster(first.width, first.height, (at) => [value(at * 3), value(at * 3 + 1), value(at * 3 + 2)])
}

/** The middle of what is no multiple of eight. */
export function cropToEight(raster: Raster): Raster {
  const width = Math.floor(raster.width / EIGHT) * EIGHT
  const height = Math.floor(raster.height / EIGHT) * EIGHT
  if (width === raster.width && height === raster.height) return raster
  const [left, top] = [(raster.width % EIGHT) >> 1, (raster.height % EIGHT) >> 1]
  return fillRaster(width, height, (at) =>
    colourAt(raster, (Math.floor(at / width) + top) * raster.width + (at % width) + left),
  )
}

export interface Sides {
  left: number
  top: number
  right: number
  bottom: number
}

/** Grey around a picture, and a mask that is white there. */
export function padRaster(raster: Raster, { left, top, right, bottom }: Sides): [Raster, Uint8Array] {
  const width = raster.width + left + right
  const height = raster.height + top + bottom
  const placeOf = (at: number) => {
    const [column, row] = [(at % width) - left, Math.floor(at / width) - top]
    const isInside = column >= 0 && row >= 0 && column < raster.width && row < raster.height
    return isInside ? row * raster.width + column : null
  }
  const padded = fillRaster(width, height, (at) => {
    const place = placeOf(at)
    return place === null ? GREY : colourAt(raster, place)
  })
  return [padded, Uint8Array.from({ length: width * height }, (_, at) => (placeOf(at) === null ? 255 : 0))]
}
