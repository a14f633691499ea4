import type { Task } from '@easel/contract/drawing'
import sharp from 'sharp'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { findImages } from '../../media/gate.ts'
import type { DrawnPicture } from './draw-pictures.ts'
import type { Encoding, PictureRequest } from './read-request.ts'

type ViewDeps = Pick<Deps, 'db' | 'blobs' | 'clock'>

/** The answer to whoever waited for pictures: each for itself, never the sheet. */
export async function viewPictures(
  deps: ViewDeps,
  drawn: readonly DrawnPicture[],
  { reply, encoding, count, siteUrl }: Pick<PictureRequest, 'reply' | 'encoding' | 'count'> & { siteUrl: string },
): Promise<object> {
  const pictures = drawn.slice(0, count)
  const view = async (picture: DrawnPicture) => ({
    ...(reply === 'url'
      ? { url: siteUrl + picture.url }
      : { b64_json: (await readPicture(deps, picture.id, encoding)).toString('base64') }),
    revised_prompt: picture.task.finalPrompt,
  })
  return {
    created: secondsOf(deps.clock.now()),
    data: await Promise.all(pictures.map(view)),
    ...describePicture(pictures[0], reply === 'url' ? 'png' : encoding.format),
    usage: usageOf(pictures.map(({ task }) => task)),
  }
}

/** Fields that an answer and each event of a stream have. The size is the true one, not the one that was asked for. */
export function describePicture(picture: { width: number; height: number } | undefined, format: string) {
  return {
    background: 'opaque',
    output_format: format,
    quality: 'auto',
    size: picture ? `${picture.width}x${picture.height}` : 'auto',
  }
}

/** Credits stand where others count tokens. */
export function usageOf(tasks: readonly Task[]) {
  const credits = [...new Map(tasks.map(({ id, cost }) => [id, cost])).values()].reduce((sum, cost) => sum + cost, 0)
  const details = { text_tokens: 0, image_tokens: 0 }
  return { total_tokens: credits, input_tokens: 0, output_tokens: credits, input_tokens_details: details }
}

/** @throws Refusal not_found when it is gone */
export async function readPicture({ db, blobs }: ViewDeps, imageId: string, encoding: Encoding): Promise<Buffer> {
  const image = (await findImages(db, [imageId])).get(imageId)
  if (!image) throw new Refusal('not_found')
  return encodePicture(await blobs.read(image.sha256), encoding)
}

/** A PNG stays as it was given out, so that it is known again when it comes back. */
export async function encodePicture(bytes: Buffer, { format, quality }: Encoding): Promise<Buffer> {
  const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG'
  if (format === 'png') return isPng ? bytes : sharp(bytes).png().toBuffer()
  return sharp(bytes)
    .toFormat(format, { quality: Math.max(1, quality) })
    .toBuffer()
}

export const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000)
