import { randomUUID } from 'node:crypto'
import { chooseLength, chooseShape, type ClipOrder, wishesOf, writeClipPrompt } from '../remote/clip-wish.ts'
import { cropTo } from '../remote/show-picture.ts'
import type { Question } from '../remote/line.ts'
import { readSize } from '../png.ts'
import type { OpenAiVideosSettings } from './settings.ts'

type Request = Pick<Question, 'method' | 'headers' | 'body'>

/** Length of what will be made. */
export function lengthOf(order: ClipOrder, { lengths }: Pick<OpenAiVideosSettings, 'lengths'>): number {
  return chooseLength(wishesOf(order).seconds, lengths)
}

/** A form, as OpenAI's own clients send it; a first picture goes with it, which must be as large as the clip. */
export async function writeRequest(settings: OpenAiVideosSettings, order: ClipOrder): Promise<Request> {
  const { first } = wishesOf(order)
  const size = chooseShape(first ? await readSize(first.png) : order.aspectRatio, settings.sizes)
  const fields = {
    model: settings.model,
    prompt: writeClipPrompt(order, ['camera', 'motion', 'without']),
    seconds: String(lengthOf(order, settings)),
    size: `${size.width}x${size.height}`,
  }
  return writeForm(fields, first === null ? null : await cropTo(first.png, size))
}

function writeForm(fields: Readonly<Record<string, string>>, png: Uint8Array | null): Request {
  const boundary = `easel-${randomUUID()}`
  const part = (head: string, body: string | Uint8Array) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]
  const body = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value)),
    ...(png === null ? [] : part('name="input_reference"; filename="first.png"\r\nContent-Type: image/png', png)),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { method: 'POST', headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body }
}
