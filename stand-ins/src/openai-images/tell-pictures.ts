import { type HostAnswer, json } from '../engines/host.ts'
import { fillRaster, writePng } from '../engines/png.ts'
import type { Wish } from './read-wish.ts'

/** Whose way of telling: OpenAI's, or that of a program that calls itself compatible. */
export type Manner = 'openai' | 'ark' | 'vllm-omni' | 'siliconflow'

/** Pictures in base64, and what to tell beside them. */
export interface RequestedPictures {
  wish: Wish
  pictures: readonly string[]
  isStreamed: boolean
  /** Keeps a picture and says where it lies. */
  keep: (base64: string) => string
  /** The last line of a stream is the end of it all. */
  isUnended: boolean
}

export const tellings: Readonly<Record<Manner, (pictures: RequestedPictures) => HostAnswer>> = {
  openai: (told) => (told.isStreamed ? asStream(streamOpenAi(told)) : tellWhole(told)),
  // Addresses unless told otherwise; the picture comes before the last event, which has none.
  ark: (told) =>
    told.isStreamed ? asStream(streamArk(told)) : tellWhole(told, told.wish.responseFormat !== 'b64_json'),
  // Words and edits of one stage are told whole.
  'vllm-omni': (told) =>
    told.isStreamed && told.wish.call === 'edits'
      ? asStream(streamVllm(told))
      : json({ created: 1, data: inBase64(told) }),
  siliconflow: ({ pictures, keep }) =>
    json({ images: pictures.map((base64) => ({ url: keep(base64) })), timings: { inference: 1 }, seed: 7 }),
}

const USAGE = {
  input_tokens: 12,
  output_tokens: 4160,
  total_tokens: 4172,
  input_tokens_details: { text_tokens: 12, image_tokens: 0 },
}

const inBase64 = ({ pictures }: RequestedPictures) => pictures.map((b64_json) => ({ b64_json }))

function describe({ background, size }: Wish) {
  const shown = size === 'auto' ? '1024x1024' : size
  return { background: background ?? 'opaque', output_format: 'png', quality: 'high', size: shown }
}

function tellWhole(
  told: RequestedPictures,
  isByAddress = told.wish.model.startsWith('dall-e') && told.wish.responseFormat === null,
) {
  const { pictures, keep, wish } = told
  const data = isByAddress ? pictures.map((base64) => ({ url: keep(base64) })) : inBase64(told)
  const isGpt = wish.model.startsWith('gpt-image')
  return json({ created: 1_790_000_000, data, ...(isGpt && { ...describe(wish), usage: USAGE }) })
}

const asStream = (body: AsyncIterable<Buffer>): HostAnswer => ({ status: 200, type: 'text/event-stream', body })

const write = (name: string | null, value: object, end = '\r\n\r\n') =>
  Buffer.from(`${name === null ? '' : `event: ${name}\r\n`}data: ${JSON.stringify(value)}${end}`)

async function* streamOpenAi({ wish, pictures }: RequestedPictures): AsyncGenerator<Buffer> {
  const name = wish.call === 'edits' ? 'image_edit' : 'image_generation'
  const tell = (type: string, more: object) =>
    write(type, { type, created_at: 1_790_000_000, ...describe(wish), ...more })
  yield Buffer.from(': a sign of life\n\n')
  for (const b64_json of pictures) {
    const partial = writePng(fillRaster(16, 16, () => [40, 90, 200])).toString('base64')
    for (let index = 0; index < Number(wish.partialCount ?? 0); index++) {
      yield tell(`${name}.partial_image`, { b64_json: partial, partial_image_index: index })
    }
    // Frames end where they like.
    const whole = tell(`${name}.completed`, { b64_json, usage: USAGE })
    yield whole.subarray(0, 40)
    yield whole.subarray(40)
  }
}

async function* streamArk({ wish, pictures, keep, isUnended }: RequestedPictures): AsyncGenerator<Buffer> {
  const common = { model: wish.model, created: 1_790_000_000 }
  for (const [image_index, b64_json] of pictures.entries()) {
    const type = 'image_generation.partial_succeeded'
    const picture = wish.responseFormat === 'b64_json' ? { b64_json } : { url: keep(b64_json) }
    yield write(type, { type, ...common, image_index, ...picture, size: '1024x1024' }, '\n\n')
  }
  const type = 'image_generation.completed'
  const usage = { generated_images: pictures.length, output_tokens: 4096, total_tokens: 4096 }
  yield write(type, { type, ...common, usage }, '\n\n')
  yield Buffer.from(isUnended ? 'data: [DONE]' : 'data: [DONE]\n\n')
}

async function* streamVllm({ wish, pictures, isUnended }: RequestedPictures): AsyncGenerator<Buffer> {
  const chunk = { object: 'image.edit.chunk', created: 1_790_000_000, model: wish.model }
  yield write(null, { ...chunk, type: 'ar_delta', delta: 'a hat', index: 0 }, '\n\n')
  const data = pictures.map((b64_json) => ({ b64_json, url: null, revised_prompt: null }))
  yield write(null, { ...chunk, type: 'image', data, output_format: 'png', size: '1024x1024' }, '\n\n')
  yield Buffer.from(isUnended ? 'data: [DONE]' : 'data: [DONE]\n\n')
}
