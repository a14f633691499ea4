import type { AdminProduct } from '@easel/contract/admin-products'
import type { Deps } from '../../../deps.ts'
import { listProductRows } from './queries.ts'
import { viewAdminProduct } from './view.ts'

/** All that was ever offered, in every language. */
export async function listAllProducts({ db }: Pick<Deps, 'db'>): Promise<AdminProduct[]> {
  return (await listProductRows(db)).map(viewAdminProduct)
}
