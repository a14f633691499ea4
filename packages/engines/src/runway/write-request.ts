import { chooseLength, chooseShape, type ClipOrder, wishesOf, writeClipPrompt } from '../remote/clip-wish.ts'
import { asJpegUrl, cropTo, showPictures } from '../remote/show-picture.ts'
import { readSize } from '../png.ts'
import type { RunwaySettings } from './settings.ts'

const LONGEST_PROMPT = 1_000

/** Only the third generation ends with a picture. */
export const takesLast = ({ model }: Pick<RunwaySettings, 'model'>): boolean => /^gen3a/.test(model)

export function lengthOf(order: ClipOrder, { lengths }: Pick<RunwaySettings, 'lengths'>): number {
  return chooseLength(wishesOf(order).seconds, lengths)
}

/** Pictures are cut to the size of the clip, so that it is ours to say what is left out. */
export async function writeRequest(settings: RunwaySettings, order: ClipOrder): Promise<Record<string, unknown>> {
  const { first, last } = wishesOf(order)
  const size = chooseShape(first ? await readSize(first.png) : order.aspectRatio, settings.sizes)
  const crop = async (picture: typeof first) => picture && { ...picture, png: await cropTo(picture.png, size) }
  const pictures = await showPictures({ first: await crop(first), last: await crop(last) })
  return {
    model: settings.model,
    promptImage: [
      ...(pictures.first === null ? [] : [{ uri: asJpegUrl(pictures.first), position: 'first' }]),
      ...(pictures.last === null ? [] : [{ uri: asJpegUrl(pictures.last), position: 'last' }]),
    ],
    promptText: writeClipPrompt(order, ['camera', 'motion', 'without']).slice(0, LONGEST_PROMPT),
    ratio: `${size.width}:${size.height}`,
    duration: lengthOf(order, settings),
    seed: order.seed,
  }
}
