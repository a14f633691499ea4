import type { AdminProduct } from '@easel/contract/admin-products'
import type { Language } from '@easel/contract/basics'
import type { Product } from '@easel/contract/order-acts'
import type { Deps } from '../../../../deps.ts'
import { listProductRows, listProductsOnSale } from './queries.ts'
import { viewAdminProduct, viewProduct } from './view.ts'

/** What is on sale, in the caller's language. */
export async function listProducts({ db }: Pick<Deps, 'db'>, language: Language): Promise<Product[]> {
  return (await listProductsOnSale(db)).map((row) => viewProduct(row, language))
}

/** All that was ever offered, in every language. */
export async function listAllProducts({ db }: Pick<Deps, 'db'>): Promise<AdminProduct[]> {
  return (await listProductRows(db)).map(viewAdminProduct)
}
