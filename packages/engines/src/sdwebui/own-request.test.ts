import { expect, test } from 'vitest'
import { type OwnRequest, openOwnershipTest } from './own-request.ts'

const PICTURE: OwnRequest = { call: 'txt2img', rounds: 1 }
const IDLE = { isBusy: false, name: '', begunAt: '0' }
const job = (name: string | null, begunAt = '20261123120001') => ({ isBusy: true, name, begunAt })

test('a job is ours by the name that the API gives it', () => {
  const isOurs = openOwnershipTest(PICTURE, job('task(a)', '20261123115900'))
  expect(isOurs(IDLE)).toBe(false)
  expect(isOurs(job('task(b)'))).toBe(false)
  expect(isOurs(job(null))).toBe(false)
  expect(isOurs(job('scripts_img2img'))).toBe(false)
  expect(isOurs(job('extras'))).toBe(false)
  // Within the same second as theirs.
  expect(isOurs(job('scripts_txt2img'))).toBe(true)
  expect(openOwnershipTest({ call: 'img2img', rounds: 1 }, IDLE)(job('scripts_img2img'))).toBe(true)
})

test('what somebody else had begun through the API before us is theirs', () => {
  const isOurs = openOwnershipTest(PICTURE, job('scripts_txt2img', '1'))
  expect(isOurs(job('scripts_txt2img', '1'))).toBe(false)
  expect(isOurs(job('scripts_txt2img', '2'))).toBe(true)
})

test.each(['', '(unknown)'])(
  'where jobs are named "%s" ours is the first one that is not what was there before',
  (name) => {
    const isOurs = openOwnershipTest(PICTURE, job(name, '1'))
    expect(isOurs(job(name, '1'))).toBe(false)
    expect(isOurs(job(name, '2'))).toBe(true)
    expect(openOwnershipTest(PICTURE, IDLE)(job(name, '1'))).toBe(true)
    expect(openOwnershipTest(PICTURE, null)(job(name, '1'))).toBe(true)
  },
)

test('a round belongs to whoever its job belonged to', () => {
  const isOurs = openOwnershipTest({ call: 'txt2img', rounds: 4 }, job('task(a)', '1'))
  expect(isOurs(job('Batch 2 out of 4', '1'))).toBe(false)
  // A second person's, whose beginning was not seen.
  expect(isOurs(job('Batch 1 out of 4', '2'))).toBe(false)
  expect(isOurs(job('scripts_txt2img', '3'))).toBe(true)
  expect(isOurs(job('Batch 1 out of 4', '3'))).toBe(true)
  expect(isOurs(job('Batch 4 out of 4', '3'))).toBe(true)
  expect(isOurs(job('Batch 1 out of 4', '4'))).toBe(false)
})

test('a round whose beginning nobody saw is ours where the server was idle when we asked, and asked for as many', () => {
  const first = job('Batch 1 out of 4')
  expect(openOwnershipTest({ call: 'txt2img', rounds: 4 }, IDLE)(first)).toBe(true)
  expect(openOwnershipTest({ call: 'txt2img', rounds: 2 }, IDLE)(first)).toBe(false)
  expect(openOwnershipTest(PICTURE, IDLE)(first)).toBe(false)
})

test.each([
  ['extra-single-image', 'extras'],
  ['interrogate', 'interrogate'],
] as const)('%s, which the page calls %s as well, is ours only where nobody came before', (call, name) => {
  const alone = openOwnershipTest({ call, rounds: 1 }, IDLE)
  expect(alone(job(name, '1'))).toBe(true)
  expect(alone(job(name, '1'))).toBe(true)
  expect(alone(job(name, '2'))).toBe(false)
  expect(openOwnershipTest({ call, rounds: 1 }, job('task(a)', '1'))(job(name, '1'))).toBe(false)
  expect(openOwnershipTest({ call, rounds: 1 }, job('task(a)', '1'))(job(name, '2'))).toBe(false)
})
