import { expect, test } from 'vitest'
import { type Partial, readEvents } from './read-events.ts'

async function read(text: string, count = 1) {
  const partials: Partial[] = []
  const pictures = await readEvents(pour(text), { count, see: (partial) => partials.push(partial) })
  return { pictures: pictures.map(({ b64_json, url }) => b64_json ?? url), partials }
}

/** Frames end where they like. */
async function* pour(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
}

const event = (value: object) => `data: ${JSON.stringify(value)}\n\n`

test.each([
  ['OpenAI', event({ type: 'image_generation.completed', b64_json: 'A', usage: {} })],
  ['an edit of OpenAI', event({ type: 'image_edit.completed', b64_json: 'A' })],
  [
    'Volcengine Ark',
    event({ type: 'image_generation.partial_succeeded', image_index: 0, url: 'A', size: '1024x1024' }) +
      event({ type: 'image_generation.completed', usage: { generated_images: 1 } }),
  ],
  ['Volcengine Ark in base64', event({ type: 'image_generation.partial_succeeded', b64_json: 'A' })],
  [
    'vLLM-Omni',
    event({ object: 'image.edit.chunk', type: 'ar_delta', delta: 'a hat' }) +
      event({ object: 'image.edit.chunk', type: 'image', data: [{ b64_json: 'A', url: null }] }),
  ],
])('the finished picture of %s counts', async (_, text) => {
  expect(await read(`${text}data: [DONE]\n\n`)).toEqual({ pictures: ['A'], partials: [] })
})

test('pictures on the way are seen and do not count', async () => {
  const text = event({ type: 'image_generation.partial_image', b64_json: 'B', partial_image_index: 1 })
  expect(await read(text)).toEqual({ pictures: [], partials: [{ base64: 'B', index: 1 }] })
})

test.each(['data: [DONE]', 'data: [DONE]\n', 'data: [DONE]\r\n', '', 'data: {"type":"over"}'])(
  'pictures that came stay when the end is %j',
  async (end) => {
    const one = event({ type: 'image_generation.completed', b64_json: 'A' })
    expect((await read(one + one + end, 4)).pictures).toEqual(['A', 'A'])
  },
)

test('a last picture without an empty line behind it counts, and half of one is lost', async () => {
  const one = event({ type: 'image_generation.completed', b64_json: 'A' }).trimEnd()
  expect((await read(one)).pictures).toEqual(['A'])
  await expect(read(one.slice(0, -4))).rejects.toMatchObject({ reason: 'engine_lost' })
  await expect(read('da')).rejects.toMatchObject({ reason: 'engine_lost' })
})

test('nobody waits for the end of a stream that has told all', async () => {
  const one = event({ type: 'image_generation.completed', b64_json: 'A' })
  expect((await read(`${one}data: {"half`)).pictures).toEqual(['A'])
})

test.each([
  ['nested', { type: 'error', error: { code: 'server_error', message: 'No.' } }, 'No.'],
  ['flat', { type: 'error', code: 'server_error', message: 'No.', param: null }, 'No.'],
  ['without a type', { object: 'error', error: { message: 'No.', code: 500 } }, 'No.'],
  ['a sentence', { error: 'No.' }, 'No.'],
  ['about the words', { type: 'error', code: 'moderation_blocked', message: 'Not that.' }, 'banned_word'],
  ['Ark about one picture', { type: 'image_generation.partial_failed', error: { message: 'No.' } }, 'No.'],
  ['silent', { type: 'error' }, 'engine_failed'],
])('an error that is %s is a refusal', async (_, value, reason) => {
  await expect(read(event(value))).rejects.toMatchObject({ reason })
})

test('an event that is no JSON is a bad reply', async () => {
  await expect(read('data: soon\n\n')).rejects.toMatchObject({ reason: 'engine_bad_reply' })
})
