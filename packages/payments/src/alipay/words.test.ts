import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTime, readTradeNo, readYuan, writeTime, writeTradeNo, writeYuan } from './words.ts'

test('every sum comes back to the fen', () => {
  for (const fen of [1, 9, 10, 99, 100, 101, 1999, 2_147_483_647]) expect(readYuan(writeYuan(fen))).toBe(fen)
  fc.assert(fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (fen) => readYuan(writeYuan(fen)) === fen))
  expect([1, 30, 1234, 100_000].map(writeYuan)).toEqual(['0.01', '0.30', '12.34', '1000.00'])
  expect(['0.07', '8.8', '8', '4.35', '1.10'].map(readYuan)).toEqual([7, 880, 800, 435, 110])
})

test.each(['', '1.234', '-1.00', '+1', '1e3', '.5', '1.', '01.00', ' 1', '1,00', '１', '99999999999', 'NaN'])(
  '%j is no amount',
  (text) => expect(() => readYuan(text)).toThrow('no amount'),
)

test('times are Beijing’s', () => {
  expect(writeTime(new Date('2026-12-31T16:00:00.999Z'))).toBe('2027-01-01 00:00:00')
  expect(readTime('2027-01-01 00:00:00')).toEqual(new Date('2026-12-31T16:00:00Z'))
  for (const text of ['2027-01-01', '2027-13-01 00:00:00', '2027-01-01T00:00:00', ''])
    expect(() => readTime(text)).toThrow('no time')
})

test('our numbers are written with letters, digits and _ alone, and come back', () => {
  expect(writeTradeNo('E260314150926K7Q2M9XA-2')).toBe('E260314150926K7Q2M9XA_m2')
  const number = fc.stringMatching(/^[0-9A-Za-z_-]{6,32}$/)
  fc.assert(
    fc.property(number, (tradeNo) => {
      expect(writeTradeNo(tradeNo)).toMatch(/^\w{6,64}$/)
      expect(readTradeNo(writeTradeNo(tradeNo))).toBe(tradeNo)
    }),
  )
})
