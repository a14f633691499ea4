import type { AdminProduct } from '@easel/contract/admin-products'
import type { Language } from '@easel/contract/basics'
import type { Product } from '@easel/contract/order-acts'
import type { ProductRow } from '../../../../db/tables.ts'

export function viewAdminProduct(row: ProductRow): AdminProduct {
  const { id, kind, title, description, features, credits, concurrency, relax, prices, recommended, position } = row
  return {
    ...{ id, kind, title, description, features, credits, concurrency, relax, prices, recommended, position },
    onSale: row.on_sale,
  }
}

export function viewProduct(row: ProductRow, language: Language): Product {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title[language],
    description: row.description[language],
    features: row.features[language],
    credits: row.credits,
    concurrency: row.concurrency,
    relax: row.relax,
    prices: row.prices,
    recommended: row.recommended,
  }
}
