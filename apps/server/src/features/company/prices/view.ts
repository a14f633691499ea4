import type { Prices } from '@easel/contract/prices'
import { completeActs, firstActPrices, type PriceList } from './rules.ts'

export function viewPrices({ id, acts, engines }: PriceList): Prices {
  return { priceList: id, acts: completeActs(acts), engines, first: firstActPrices }
}
