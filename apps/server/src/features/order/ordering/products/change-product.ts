import type { AdminProduct, changeProduct as call } from '@easel/contract/admin-products'
import type { BodyOf } from '@easel/contract/call'
import { writeAudit } from '../../../../db/write-audit.ts'
import type { Actor, Deps } from '../../../../deps.ts'
import { Refusal } from '../../../../errors.ts'
import { lockProduct, type ProductChange, updateProduct } from './queries.ts'
import { findFaults } from './rules.ts'
import { viewAdminProduct } from './view.ts'

type Change = BodyOf<typeof call>

/**
 * Change what is given of a product and nothing else. Orders keep the price and the credits that they were made with; how many
 * tasks run at once, and whether RELAX costs nothing, is at once so for everybody who has the plan.
 *
 * @throws Refusal not_found, invalid_input when the product as a whole would not be right
 */
export async function changeProduct(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { userId: actorId }: Actor,
  productId: string,
  change: Change,
): Promise<AdminProduct> {
  return db.transaction().execute(async (tx) => {
    const row = await lockProduct(tx, productId)
    if (!row) throw new Refusal('not_found')
    const { credits = row.credits, prices = row.prices } = change
    const fields = findFaults({ kind: row.kind, credits, prices })
    if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields })
    if (Object.keys(change).length === 0) return viewAdminProduct(row)
    const changed = await updateProduct(tx, productId, toColumns(change))
    const fact = { actorId, act: 'product.change', subject: productId, details: change }
    await writeAudit(tx, { ...fact, id: newId(), at: clock.now() })
    return viewAdminProduct(changed)
  })
}

function toColumns({ title, description, features, prices, onSale, ...rest }: Change): ProductChange {
  return {
    ...rest,
    ...(title && { title: JSON.stringify(title) }),
    ...(description && { description: JSON.stringify(description) }),
    ...(features && { features: JSON.stringify(features) }),
    ...(prices && { prices: JSON.stringify(prices) }),
    ...(onSale !== undefined && { on_sale: onSale }),
  }
}
