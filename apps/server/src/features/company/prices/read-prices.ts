import type { Prices } from '@easel/contract/prices'
import type { Deps } from '../../../deps.ts'
import { findPrices } from './queries.ts'
import { viewPrices } from './rules.ts'

export async function readPrices({ db }: Pick<Deps, 'db'>): Promise<Prices> {
  return viewPrices(await findPrices(db))
}
