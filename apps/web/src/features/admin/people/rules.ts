import type { AdminProduct } from '@easel/contract/admin-products'
import type { Period } from '@easel/contract/order'
import { periodsOf, productsFor } from '../codes/rules.ts'

export type Direction = 'give' | 'take'

/** Signed change of the credits; null unless `typed` is a whole number above 0. */
export function readChange(typed: string, direction: Direction): number | null {
  const plain = typed.normalize('NFKC').trim()
  const credits = /^\d{1,9}$/.test(plain) ? Number(plain) : 0
  if (credits === 0) return null
  return direction === 'give' ? credits : -credits
}

/** Options for granting a plan. */
export interface PlanChoice {
  productId: string
  period: Period | ''
}

/** The current choice and the available ones; a choice that is no longer available is replaced by the first. */
export function choosePlan(wanted: PlanChoice, products: readonly AdminProduct[]) {
  const plans = productsFor({ kind: 'plan' }, products)
  const plan = plans.find(({ id }) => id === wanted.productId) ?? plans[0]
  const periods = periodsOf(plan)
  const period = periods.find((one) => one === wanted.period) ?? periods[0] ?? ''
  return { plans, periods, choice: { productId: plan?.id ?? '', period } satisfies PlanChoice }
}
