import { expect, test } from 'vitest'
import { anOrder, aRefund } from '../testing/seed.ts'
import { refundableOf } from './rules.ts'

test.each([
  ['nothing went back', [], 4900],
  ['a part went back', [aRefund()], 3900],
  ['a part is on its way', [aRefund({ state: 'PENDING', amount: 4900 })], 0],
  ['a refund failed', [aRefund({ state: 'FAILED', amount: 4900 })], 4900],
  ['a refund is stuck', [aRefund({ state: 'STUCK', amount: 900 })], 4000],
])('when %s, the rest is left', (_, refunds, left) => {
  expect(refundableOf({ ...anOrder(), refunds })).toBe(left)
})

test.each(['PENDING', 'CANCELLED', 'EXPIRED', 'REFUNDED'] as const)(
  'of an order that is %s nothing is left',
  (status) => {
    expect(refundableOf(anOrder({ status }))).toBe(0)
  },
)

test('what came back of a second payment is none of the first one', () => {
  const paid = anOrder()
  const payments = [...paid.payments, ...paid.payments]
  expect(refundableOf({ ...paid, payments, refunds: [aRefund({ amount: 4900 })] })).toBe(4900)
})
