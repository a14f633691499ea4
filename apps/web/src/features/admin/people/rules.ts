import type { AdminProduct } from '@easel/contract/admin-products'
import type { Period } from '@easel/contract/order'
import { periodsOf, productsFor } from '../codes/rules.ts'

export type Direction = 'give' | 'take'

/** What an account changes by; null for what is no whole number above 0. */
export function readChange(typed: string, direction: Direction): number | null {
  const plain = typed.normalize('NFKC').trim()
  const credits = /^\d{1,9}$/.test(plain) ? Number(plain) : 0
  if (credits === 0) return null
  return direction === 'give' ? credits : -credits
}

/** A plan that may be given. */
export interface PlanChoice {
  productId: string
  period: Period | ''
}

/** What is chosen of what there is, and what else could be: a choice that is not there gives way to the first. */
export function choosePlan(wanted: PlanChoice, products: readonly AdminProduct[]) {
  const plans = productsFor({ kind: 'plan' }, products)
  const plan = plans.find(({ id }) => id === wanted.productId) ?? plans[0]
  const periods = periodsOf(plan)
  const period = periods.find((one) => one === wanted.period) ?? periods[0] ?? ''
  return { plans, periods, choice: { productId: plan?.id ?? '', period } satisfies PlanChoice }
}
