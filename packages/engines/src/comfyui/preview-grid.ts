import sharp from 'sharp'
import { isPicture, MOST_BYTES, MOST_PIXELS, PREVIEW_SIDE_PX } from '../remote/picture.ts'

/** A small preview of a grid; cells that have not started are grey. */
export interface Grid {
  /** Bytes that are no picture change nothing. */
  put(index: number, bytes: Uint8Array): void
}

const BEHIND = '#808080'
const QUALITY = 72

/** @param show Hears of the newest state; of those that come while one is made, the last alone */
export function openGrid(count: number, show: (preview: Uint8Array) => void): Grid {
  const cells = new Map<number, Uint8Array>()
  let isBusy = false
  let isNew = false
  const work = async () => {
    isBusy = true
    while (isNew) {
      isNew = false
      const preview = await draw(count, cells)
      if (preview !== null) show(preview)
    }
    isBusy = false
  }
  return {
    put(index, bytes) {
      if (bytes.length > MOST_BYTES || !isPicture(bytes)) return
      cells.set(index, bytes)
      isNew = true
      if (!isBusy) void work()
    },
  }
}

/** WebP; null when it cannot be drawn: it is only a preview. */
async function draw(count: number, cells: ReadonlyMap<number, Uint8Array>): Promise<Uint8Array | null> {
  const columns = count > 1 ? 2 : 1
  const side = PREVIEW_SIDE_PX / columns
  try {
    const fitted = await Promise.all([...cells].map(async ([index, bytes]) => ({ index, ...(await fit(bytes, side)) })))
    const width = Math.max(...fitted.map((cell) => cell.width))
    const height = Math.max(...fitted.map((cell) => cell.height))
    const layers = fitted.map(({ index, input }) => ({
      input,
      left: (index % columns) * width,
      top: Math.floor(index / columns) * height,
    }))
    const size = { width: width * columns, height: height * Math.ceil(count / columns) }
    const canvas = sharp({ create: { ...size, channels: 3, background: BEHIND } })
    return new Uint8Array(await canvas.composite(layers).webp({ quality: QUALITY }).toBuffer())
  } catch {
    return null
  }
}

async function fit(bytes: Uint8Array, side: number): Promise<{ input: Buffer; width: number; height: number }> {
  const small = sharp(bytes, { limitInputPixels: MOST_PIXELS }).resize(side, side, {
    fit: 'inside',
    withoutEnlargement: true,
  })
  const { data, info } = await small.png().toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}
