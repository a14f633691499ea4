import type { Language } from '@easel/contract/basics'
import type { Product } from '@easel/contract/order-acts'
import type { Deps } from '../../deps.ts'
import { listProductsOnSale } from './queries.ts'
import { viewProduct } from './view.ts'

/** What is on sale, in the caller's language. */
export async function listProducts({ db }: Pick<Deps, 'db'>, language: Language): Promise<Product[]> {
  return (await listProductsOnSale(db)).map((row) => viewProduct(row, language))
}
