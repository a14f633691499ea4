import { expect, test } from 'vitest'
import { joinPhone, splitPhone } from './phone-rules.ts'

test.each([
  ['138 0013 8000', '86', '138 0013 8000'],
  ['', '86', ''],
  ['+852 9123 4567', '852', '9123 4567'],
  ['+8613800138000', '86', '13800138000'],
  ['+86 139-1234-5678', '86', '139-1234-5678'],
  ['+85291234567', '', '+85291234567'],
  ['0085291234567', '', '0085291234567'],
])('of %j the country code is %j and the rest %j', (phone, code, national) => {
  expect(splitPhone(phone)).toEqual({ code, national })
})

test.each([
  ['86', '13800138000', '13800138000'],
  ['44', '07911 123456', '+44 7911 123456'],
  ['852', '+85291234567', '+85291234567'],
  ['', '+852', '+852'],
])('with code %j, %j is the number %j', (code, national, phone) => {
  expect(joinPhone(code, national)).toBe(phone)
})
