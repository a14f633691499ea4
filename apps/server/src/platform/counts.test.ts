import { expect, test } from 'vitest'
import { openCounts } from './counts.ts'

test('what is counted is kept by its labels, and what there is now is what was said last', () => {
  const counts = openCounts()
  counts.add('easel_refusals_total', { reason: 'not_found', door: 'api' })
  counts.add('easel_refusals_total', { reason: 'not_found', door: 'api' })
  counts.add('easel_refusals_total', { reason: 'banned', door: 'api' })
  counts.set('easel_sockets', 3)
  counts.set('easel_sockets', 2)
  expect(counts.list()).toMatchObject([{ value: 2 }, { labels: { reason: 'banned' }, value: 1 }, { value: 2 }])
})

test('a measure is in the bucket of the first bound that it does not exceed; one above all bounds is counted alone', () => {
  const counts = openCounts()
  for (const seconds of [0.005, 0.0051, 30, 31, -1]) counts.observe('easel_frame_delay_seconds', {}, seconds)
  const [measured] = counts.list()
  expect(measured).toMatchObject({ counts: [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], count: 5 })
})
