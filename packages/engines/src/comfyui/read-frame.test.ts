import { expect, test } from 'vitest'
import { promptIdOf } from './attempt-id.ts'
import { readEvent, readPreviewFrame } from './read-frame.ts'

const four = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const picture = Buffer.from('picture')
const frame = (...parts: (Buffer | number)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'number' ? four(part) : part))))
const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString()

test('a preview without a name belongs to whatever is drawn, one with a name to that', () => {
  const plain = readPreviewFrame(frame(1, 1, picture))
  expect(plain?.owner).toBeNull()
  expect(textOf(plain?.bytes)).toBe('picture')
  const metadata = Buffer.from(JSON.stringify({ prompt_id: 'p', node_id: 5, image_type: 'image/jpeg' }))
  const named = readPreviewFrame(frame(4, metadata.length, metadata, picture))
  expect(named?.owner).toEqual({ prompt: 'p', node: '5' })
  expect(textOf(named?.bytes)).toBe('picture')
})

test.each([
  ['nothing', frame()],
  ['half a number', new Uint8Array([0, 0, 0])],
  ['a kind alone', frame(1)],
  ['words', frame(3, 1, Buffer.from('a step'))],
  ['another kind', frame(99, 1, picture)],
  ['metadata that is longer than the frame', frame(4, 5_000, Buffer.from('{}'))],
  ['metadata without end', frame(4, 0xffffffff, Buffer.from('{}'))],
  ['metadata that is no JSON', frame(4, 3, Buffer.from('{"a'), picture)],
  ['metadata of another shape', frame(4, 4, Buffer.from('null'), picture)],
])('%s is no preview', (_what, bytes) => {
  expect(readPreviewFrame(bytes)).toBeNull()
})

test('what is no event is none, and one with odd parts keeps the others', () => {
  for (const text of ['', '{', 'null', '7', '[]', '{"type":7}', '{"type":null,"data":{}}'])
    expect(readEvent(text)).toBeNull()
  expect(readEvent('{"type":"progress"}')).toEqual({ type: 'progress', data: {} })
  const odd = { type: 'progress', data: { value: 'much', max: 9, node: 5, prompt_id: ['p'] } }
  expect(readEvent(JSON.stringify(odd))?.data).toMatchObject({ max: 9, node: '5' })
})

test('an attempt has one id for good, in the form of a UUID', () => {
  const uuid = '3f2c7c1e-8d1b-4a55-9a59-0c8a6e1f2b3c'
  expect(promptIdOf({ id: uuid, notifyUrl: null })).toBe(uuid)
  const one = promptIdOf({ id: 'A_b-9'.repeat(6), notifyUrl: null })
  expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(promptIdOf({ id: 'A_b-9'.repeat(6), notifyUrl: 'https://x.example' })).toBe(one)
  expect(promptIdOf({ id: 'A_b-8'.repeat(6), notifyUrl: null })).not.toBe(one)
  expect(promptIdOf(undefined)).not.toBe(promptIdOf(undefined))
})
