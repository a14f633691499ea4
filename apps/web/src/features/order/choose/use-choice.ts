import type { Period } from '@easel/contract/order'
import type { Product } from '@easel/contract/order-acts'
import { useState } from 'react'
import { useSession } from '../../account/api.ts'
import { periodsOf, priceOf, suggestionOf } from './rules.ts'

export interface Choice {
  product: Product | undefined
  /** Undefined when every plan is sold for a single period. */
  period: Period | undefined
  /** Periods to choose from. */
  periods: Period[]
  quantity: number
  choose(change: { productId?: string; period?: Period; quantity?: number }): void
}

/** Selected product, period and quantity, with a default; `wantedId` is the product that one came for. */
export function useChoice(products: readonly Product[], wantedId = ''): Choice {
  const currentId = useSession()?.plan?.productId
  const [chosen, setChosen] = useState({ productId: wantedId, period: 'Month' as Period, quantity: 1 })
  const periods = periodsOf(products.filter(({ kind }) => kind === 'plan'))
  const period = periods.includes(chosen.period) ? chosen.period : periods[0]
  const product = products.find(({ id }) => id === chosen.productId) ?? suggestionOf(products, currentId)
  return {
    product: product && priceOf(product, period) ? product : undefined,
    period,
    periods,
    quantity: chosen.quantity,
    choose: (change) => setChosen((before) => ({ ...before, ...change })),
  }
}
