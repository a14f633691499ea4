import { expect, test } from 'vitest'
import { capabilities, job, submitted } from './wire.ts'

test('a state in other letters is read, one that nobody knows is on its way, and an end without its pictures is none', () => {
  const images = [{ index: 0, b64_json: 'AAAA' }]
  expect(job.parse({ status: 'COMPLETED', result: { images } })).toMatchObject({
    status: 'completed',
    result: { images },
  })
  expect(['Queued', 'generating', 'decoding'].map((status) => job.parse({ status }).status)).toEqual([
    'queued',
    'generating',
    'generating',
  ])
  expect(job.safeParse({ status: 'completed', result: null }).success).toBe(false)
  expect(job.safeParse({ ok: true }).success).toBe(false)
})

test('a failure says why in a sentence or in more, or does not', () => {
  const why = (error: unknown) => job.parse({ status: 'failed', error })
  expect(why('out of memory')).toEqual({ status: 'failed', error: { message: 'out of memory' } })
  expect(why({ code: 'x', message: 'no' })).toEqual({ status: 'failed', error: { message: 'no' } })
  expect(why(null)).toEqual({ status: 'failed', error: null })
})

test('ids may be numbers, and what a server can do may be told in part', () => {
  expect(submitted.parse({ id: 17 })).toEqual({ id: '17' })
  expect(capabilities.parse({ model: 'base', limits: null })).toMatchObject({
    model: { name: 'base' },
    limits: { max_batch_count: 4 },
  })
})
