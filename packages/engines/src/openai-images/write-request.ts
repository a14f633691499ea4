import { randomUUID } from 'node:crypto'
import type { Size } from '../geometry/extend-canvas.ts'
import type { Question } from '../remote/line.ts'
import { isGptImage } from './is-gpt-image.ts'
import type { OpenAiImagesSettings } from './settings.ts'
import type { Extra } from './server.ts'

const PARTIALS = 2
/** Many servers keep it in 31 bits. */
const MOST_SEEDS = 2 ** 31

/** What is to be drawn; with pictures it is an edit. PNG bytes. */
export interface ImageRequest {
  prompt: string
  size: Size
  pictures: readonly Uint8Array[]
  /** Transparent where the first picture is painted anew. */
  mask: Uint8Array | null
  /** Keeps to what the pictures show. */
  isFaithful: boolean
  /** Of the first picture. */
  seed: number
}

export function writeRequest(
  settings: OpenAiImagesSettings,
  wish: ImageRequest,
  { count, extras }: { count: number; extras: ReadonlySet<Extra> },
): Pick<Question, 'method' | 'path' | 'headers' | 'body'> {
  const { prompt, size, pictures, seed } = wish
  const { model, quality, responseFormat } = settings
  const fields = {
    model,
    prompt,
    n: count,
    size: `${size.width}x${size.height}`,
    ...(quality !== null && { quality }),
    // GPT image models know no other, and refuse to be told.
    ...(responseFormat && !isGptImage(model) && { response_format: responseFormat }),
    ...(extras.has('seed') && { seed: seed % MOST_SEEDS }),
    ...(extras.has('opaque') && { background: 'opaque' }),
    ...(extras.has('streams') && { stream: true, partial_images: PARTIALS }),
    ...(extras.has('fidelity') && { input_fidelity: 'high' }),
  }
  if (pictures.length > 0) {
    return { method: 'POST', path: '/images/edits', ...writeForm(fields, listFiles(wish, extras)) }
  }
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', path: '/images/generations', headers, body: JSON.stringify(fields) }
}

function listFiles({ pictures, mask }: ImageRequest, extras: ReadonlySet<Extra>): { name: string; png: Uint8Array }[] {
  return [
    ...pictures.map((png) => ({ name: 'image[]', png })),
    ...(mask === null ? [] : [{ name: 'mask', png: mask }]),
    ...(mask === null || !extras.has('secondMask') ? [] : [{ name: 'mask_image', png: mask }]),
  ]
}

/** How far a picture is when a partial one of this index has come. */
export function shareOfPartial(index: number): number {
  return Math.min(1, (index + 1) / (PARTIALS + 1))
}

function writeForm(
  fields: Record<string, string | number | boolean>,
  files: readonly { name: string; png: Uint8Array }[],
): Pick<Question, 'headers' | 'body'> {
  const boundary = `easel-${randomUUID()}`
  const part = (head: string, body: string | Uint8Array) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]
  const body = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, String(value))),
    ...files.flatMap(({ name, png }, index) =>
      part(`name="${name}"; filename="${index}.png"\r\nContent-Type: image/png`, png),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body }
}
