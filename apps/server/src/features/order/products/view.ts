import type { AdminProduct } from '@easel/contract/admin-products'
import type { ProductRow } from '../../../db/tables.ts'

export function viewAdminProduct(row: ProductRow): AdminProduct {
  const { id, kind, title, description, features, credits, concurrency, relax, prices, recommended, position } = row
  return {
    ...{ id, kind, title, description, features, credits, concurrency, relax, prices, recommended, position },
    onSale: row.on_sale,
  }
}
