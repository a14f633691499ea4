import type { Deps } from '../../deps.ts'
import { insertMissingCompany, insertMissingProducts } from './queries.ts'
import { defaultCompany, exampleProducts } from './rules.ts'

/** Put the company and its example products where there are none yet. May be repeated, and changes nothing then. */
export async function seedCompany({ db, newId }: Pick<Deps, 'db' | 'newId'>): Promise<void> {
  await insertMissingCompany(db, defaultCompany)
  const rows = exampleProducts.map(({ title, description, features, prices, ...product }) => ({
    ...product,
    id: newId(),
    title: JSON.stringify(title),
    description: JSON.stringify(description),
    features: JSON.stringify(features),
    prices: JSON.stringify(prices),
  }))
  await insertMissingProducts(db, rows)
}
