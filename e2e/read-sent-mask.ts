import type { Page } from 'playwright-core'

export interface MaskPixels {
  width: number
  height: number
  /** Indexes of the white pixels, row by row. */
  white: number[]
  /** Number of pixels that are neither opaque white nor opaque black. */
  others: number
}

/** Makes the page keep its uploads, since browsers do not expose the files of a form to automation. */
export function keepUploads(page: Page): Promise<void> {
  return page.evaluate(() => {
    const send = globalThis.fetch
    globalThis.fetch = (url, options) => {
      if (options?.body instanceof FormData) Object.assign(globalThis, { sent: options.body.get('file') })
      return send(url, options)
    }
  })
}

/** The last uploaded mask, decoded by the browser. */
export function readSentMask(page: Page): Promise<MaskPixels> {
  return page.evaluate(readPixels)
}

/** Runs in the page. */
async function readPixels(): Promise<MaskPixels> {
  const file: unknown = Object(globalThis).sent
  if (!(file instanceof Blob) || file.type !== 'image/png') throw new Error('no PNG was sent')
  const { width, height, data } = await decode(file)
  const white: number[] = []
  let others = 0
  for (let at = 0; at < width * height; at += 1) {
    const pixel = data.slice(at * 4, at * 4 + 4).join()
    if (pixel === '255,255,255,255') white.push(at)
    else if (pixel !== '0,0,0,255') others += 1
  }
  return { width, height, white, others }

  async function decode(png: Blob): Promise<ImageData> {
    const picture = await createImageBitmap(png)
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.drawImage(picture, 0, 0)
    return pen.getImageData(0, 0, picture.width, picture.height)
  }
}
