import { type ExtendingVerb, extendCanvas, type Size } from '../geometry/extend-canvas.ts'
import { cropPixels } from '../geometry/pixels.ts'
import { readOpaquePng, writePng } from '../png.ts'
import { scalePixels } from '../remote/picture.ts'

/** What stays of a picture, and the pixels to add at each side. */
export interface Padding {
  image: Uint8Array
  left: number
  top: number
  right: number
  bottom: number
}

/** @param fit The size at which a canvas is painted */
export async function padPicture(verb: ExtendingVerb, fit: (canvas: Size) => Size): Promise<Padding> {
  const parent = await readOpaquePng(verb.parent.png)
  const { from, kept, after } = extendCanvas(verb, parent)
  const at = fit(after)
  const across = (x: number) => Math.round((x * at.width) / after.width)
  const down = (y: number) => Math.round((y * at.height) / after.height)
  const [left, top] = [across(kept.x), down(kept.y)]
  const [right, bottom] = [across(kept.x + kept.width), down(kept.y + kept.height)]
  const stays = await scalePixels(cropPixels(parent, from), { width: right - left, height: bottom - top })
  return { image: await writePng(stays), left, top, right: at.width - right, bottom: at.height - bottom }
}
