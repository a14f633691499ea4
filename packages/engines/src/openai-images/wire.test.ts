import { expect, test } from 'vitest'
import { imagesAnswer, streamEvent } from './wire.ts'

test('what a server names and does not give is as good as not named', () => {
  const data = [
    { b64_json: null, url: 'https://pictures.example/1.png', revised_prompt: null },
    { b64_json: 'AAAA', url: '' },
  ]
  expect(imagesAnswer.parse({ created: 1, data }).data).toEqual([
    { b64_json: undefined, url: 'https://pictures.example/1.png' },
    { b64_json: 'AAAA', url: undefined },
  ])
})

test('some call their pictures images', () => {
  expect(imagesAnswer.parse({ images: [{ url: 'https://pictures.example/1.png' }], seed: 7 }).data).toHaveLength(1)
  expect(imagesAnswer.safeParse({ images: 'soon', data: [] }).success).toBe(false)
})

test('an error may be a sentence, more than that, or nothing', () => {
  const errorOf = (error: unknown) =>
    streamEvent.parse({ type: 'image_generation.completed', error }).error?.message ?? null
  expect([null, undefined, 'too many', { message: 'no', code: null }].map(errorOf)).toEqual([
    null,
    null,
    'too many',
    'no',
  ])
})
