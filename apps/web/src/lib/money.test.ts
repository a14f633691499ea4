import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsOf, formatMoney, parseMoney, formatMajor } from './money.ts'

const currencies = fc.constantFrom('CNY', 'USD', 'EUR', 'JPY', 'KRW', 'KWD')
const amounts = fc.integer({ min: 0, max: 999_999_999_999_999 })
const digitsIn = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '')

test('what is written in major units is read back as the very same amount', () => {
  fc.assert(
    fc.property(amounts, currencies, (amount, currency) => {
      expect(parseMoney(formatMajor(amount, currency), currency)).toBe(amount)
    }),
  )
})

test('a formatted amount has the digits of the amount, in every language', () => {
  fc.assert(
    fc.property(amounts, currencies, fc.constantFrom('zh-CN', 'zh-TW', 'en-US'), (amount, currency, language) => {
      expect(digitsIn(formatMoney(amount, currency, language))).toBe(digitsIn(String(amount)))
    }),
  )
})

test('what is typed adds up digit by digit, whatever a float would make of it', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), fc.nat(99), (yuan, fen) => {
      expect(parseMoney(`${yuan}.${String(fen).padStart(2, '0')}`, 'CNY')).toBe(yuan * 100 + fen)
    }),
  )
})

test.each([
  ['19.99', 'CNY', 1999],
  ['1.1', 'CNY', 110],
  ['7.', 'CNY', 700],
  [' 12 ', 'CNY', 1200],
  ['１２．５', 'CNY', 1250],
  ['007', 'CNY', 700],
  ['0', 'CNY', 0],
  ['1200', 'JPY', 1200],
  ['1.234', 'KWD', 1234],
])('%s of %s is %i', (typed, currency, amount) => {
  expect(parseMoney(typed, currency)).toBe(amount)
})

test.each([
  ['', 'CNY'],
  ['abc', 'CNY'],
  ['-1', 'CNY'],
  ['1,000', 'CNY'],
  ['.5', 'CNY'],
  ['1.005', 'CNY'],
  ['1.5', 'JPY'],
  ['1e3', 'CNY'],
  ['99999999999999.00', 'CNY'],
])('%j of %s is no amount', (typed, currency) => {
  expect(parseMoney(typed, currency)).toBeNull()
})

test('a currency has as many digits as it has', () => {
  expect(['CNY', 'JPY', 'KWD'].map(digitsOf)).toEqual([2, 0, 3])
})

test('what went back is written with its sign', () => {
  expect([formatMajor(-5, 'CNY'), formatMajor(-1250, 'CNY'), formatMajor(-7, 'JPY')]).toEqual(['-0.05', '-12.50', '-7'])
})
