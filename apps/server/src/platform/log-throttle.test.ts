import { expect, test } from 'vitest'
import { openLogThrottle } from './log-throttle.ts'

const refused = (fields: object) => ({
  level: 30,
  message: 'request',
  fields: { status: 429, reason: 'rate_limited', ...fields },
})

test('refusals of one kind from one network are counted after the first ones; others are written', () => {
  const thinning = openLogThrottle()
  const id = (nth: number) => `0199aaaa-bbbb-7ccc-8ddd-${String(nth).padStart(12, '0')}`
  const written = Array.from({ length: 1000 }, (_, nth) =>
    thinning.mayWrite(refused({ ip: `2001:db8::${nth}`, url: `/api/draw/task/${id(nth)}`, userId: id(nth) })),
  )
  expect(written.filter(Boolean)).toHaveLength(20)
  expect(thinning.mayWrite(refused({ ip: '198.51.100.7', url: '/api/draw/task/***' }))).toBe(true)
  expect(thinning.take()).toEqual([
    {
      of: 'request',
      url: '/api/draw/task/***',
      ip: '2001:db8:0:0::/64',
      status: 429,
      reason: 'rate_limited',
      count: 980,
    },
  ])
  expect(thinning.mayWrite(refused({ ip: '2001:db8::1', url: `/api/draw/task/${id(1)}` }))).toBe(true)
  expect(thinning.take()).toEqual([])
})

test('what was served is always written, and a fault that every call meets is counted', () => {
  const thinning = openLogThrottle()
  const served = { level: 30, message: 'request', fields: { status: 200, ip: '198.51.100.7' } }
  const fault = { level: 50, message: 'request failed', fields: { err: new Error('no room') } }
  for (let nth = 0; nth < 100; nth += 1) expect(thinning.mayWrite(served)).toBe(true)
  for (let nth = 0; nth < 100; nth += 1) thinning.mayWrite(fault)
  expect(thinning.take()).toEqual([{ of: 'request failed', error: 'no room', count: 80 }])
})

test('however many networks there are, few kinds are kept in mind and few lines written', () => {
  const thinning = openLogThrottle()
  const written = Array.from({ length: 100_000 }, (_, nth) =>
    thinning.mayWrite(refused({ ip: `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}` })),
  ).filter(Boolean).length
  expect(written).toBeLessThan(2_100)
})
