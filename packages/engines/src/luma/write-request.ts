import type { Size } from '../geometry/extend-canvas.ts'
import { chooseShape, type ClipOrder, wishesOf, writeClipPrompt } from '../remote/clip-wish.ts'
import { asJpegUrl, showPictures } from '../remote/show-picture.ts'

/** Every clip has it. */
export const LENGTH_S = 5
const SHAPES: readonly [Size, ...Size[]] = [
  { width: 16, height: 9 },
  { width: 9, height: 16 },
  { width: 1, height: 1 },
  { width: 4, height: 3 },
  { width: 3, height: 4 },
  { width: 21, height: 9 },
  { width: 9, height: 21 },
]
const LONGEST_PROMPT = 5_000

export async function writeRequest(order: ClipOrder): Promise<Record<string, unknown>> {
  const { first, last, loop } = wishesOf(order)
  const shape = chooseShape(order.aspectRatio, SHAPES)
  const pictures = await showPictures({ first, last })
  return {
    user_prompt: writeClipPrompt(order, ['camera', 'motion', 'without']).slice(0, LONGEST_PROMPT),
    aspect_ratio: `${shape.width}:${shape.height}`,
    expand_prompt: false,
    loop,
    ...(pictures.first !== null && { image_url: asJpegUrl(pictures.first) }),
    ...(pictures.last !== null && { image_end_url: asJpegUrl(pictures.last) }),
  }
}
