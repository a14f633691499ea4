import { randomUUID } from 'node:crypto'
import type { Size } from '../geometry/extend-canvas.ts'
import type { Question } from '../remote/line.ts'
import type { Server } from './server.ts'

const PARTIALS = 2

/** What is to be drawn; with pictures it is an edit. PNG bytes. */
export interface Wish {
  prompt: string
  size: Size
  pictures: readonly Uint8Array[]
  /** Transparent where the first picture is painted anew. */
  mask: Uint8Array | null
  /** Keeps to what the pictures show. */
  isFaithful: boolean
}

export function writeRequest(
  { settings, known }: Server,
  { prompt, size, pictures, mask, isFaithful }: Wish,
  count: number,
): Pick<Question, 'method' | 'path' | 'headers' | 'body'> {
  const fields = {
    model: settings.model,
    prompt,
    n: count,
    size: `${size.width}x${size.height}`,
    ...(settings.quality !== null && { quality: settings.quality }),
    ...(known.streams && { stream: true, partial_images: PARTIALS }),
  }
  if (pictures.length === 0) {
    const headers = { 'content-type': 'application/json' }
    return { method: 'POST', path: '/images/generations', headers, body: JSON.stringify(fields) }
  }
  const files = [
    ...pictures.map((png) => ({ name: 'image[]', png })),
    ...(mask === null ? [] : [{ name: 'mask', png: mask }]),
  ]
  const form = writeForm({ ...fields, ...(isFaithful && { input_fidelity: 'high' }) }, files)
  return { method: 'POST', path: '/images/edits', ...form }
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
