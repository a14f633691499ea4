import type { Box, Size } from '../geometry/extend-canvas.ts'
import type { Mask } from '../geometry/mask.ts'
import { createPixels, cropPixels, type Pixels, pastePixels } from '../geometry/pixels.ts'
import { scalePixels } from '../remote/picture.ts'
import sharp from 'sharp'

const GREY = 128

/** Where a canvas lies, whole and undistorted, in a picture of one of the engine's sizes. */
export function boxIn(size: Size, canvas: Size): Box {
  const scale = Math.min(size.width / canvas.width, size.height / canvas.height)
  const width = Math.max(1, Math.round(canvas.width * scale))
  const height = Math.max(1, Math.round(canvas.height * scale))
  return { x: Math.floor((size.width - width) / 2), y: Math.floor((size.height - height) / 2), width, height }
}

export async function putInFrame(canvas: Pixels, size: Size, box: Box): Promise<Pixels> {
  const framed = createPixels({ width: size.width, height: size.height })
  framed.rgba.fill(GREY)
  for (let at = 3; at < framed.rgba.length; at += 4) framed.rgba[at] = 255
  pastePixels(framed, await scalePixels(canvas, box), box)
  return framed
}

export function takeFromFrame(painted: Pixels, box: Box, canvas: Size): Promise<Pixels> {
  return scalePixels(cropPixels(painted, box), canvas)
}

/** PNG that is transparent where our mask is white: this kind of server paints anew what it can look through. */
export async function writeTransparentMask({ width, height, bytes }: Mask, size: Size, box: Box): Promise<Uint8Array> {
  const own = createPixels({ width, height })
  for (const [at, white] of bytes.entries()) own.rgba.set([white, white, white, 255], at * 4)
  const scaled = await scalePixels(own, box)
  const window = createPixels({ width: size.width, height: size.height })
  for (let at = 3; at < window.rgba.length; at += 4) window.rgba[at] = 255
  for (let at = 0; at < scaled.rgba.length; at += 4) scaled.rgba[at + 3] = 255 - (scaled.rgba[at] ?? 0)
  pastePixels(window, scaled, box)
  const raw = sharp(window.rgba, { raw: { width: size.width, height: size.height, channels: 4 } })
  return new Uint8Array(await raw.png().toBuffer())
}
