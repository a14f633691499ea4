import type { ProductDetails } from '@easel/contract/admin-products'
import type { FieldNote } from '../../../../errors.ts'

type Price = ProductDetails['prices'][number]

/** What is wrong with a product as a whole, by the path of the input; empty: nothing. */
export function findFaults({
  kind,
  credits,
  prices,
}: Pick<ProductDetails, 'kind' | 'credits' | 'prices'>): Record<string, FieldNote> {
  const kindFault = kind === 'plan' ? {} : findPackFault(credits, prices)
  const faults = prices.map((price, at) => findPriceFault(kind, price, prices.slice(0, at)))
  return Object.assign(kindFault, ...faults.map((fault, at) => fault && { [`prices.${at}.${fault[0]}`]: fault[1] }))
}

function findPackFault(credits: number, prices: readonly Price[]): Record<string, FieldNote> {
  return {
    ...(credits < 1 && { credits: { problem: 'too_small', limit: 1 } as const }),
    ...(prices.length > 1 && { prices: { problem: 'too_many', limit: 1 } as const }),
  }
}

function findPriceFault(
  kind: ProductDetails['kind'],
  { period, currency }: Price,
  before: readonly Price[],
): [field: 'period' | 'currency', note: FieldNote] | null {
  if (kind === 'plan' && period === null) return ['period', 'required']
  if (kind === 'credits' && period !== null) return ['period', 'not_supported']
  if (before.some((price) => price.period === period)) return ['period', 'given_twice']
  const first = before[0]?.currency ?? currency
  return currency === first ? null : ['currency', { problem: 'wrong_choice', options: [first] }]
}
