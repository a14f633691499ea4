import { type AdminProduct, createProduct as call, type ProductDetails } from '@easel/contract/admin-products'
import { answerOnce } from '../../../../db/answer-once.ts'
import type { Tx } from '../../../../db/open.ts'
import { writeAudit } from '../../../../db/write-audit.ts'
import type { Actor, Deps } from '../../../../deps.ts'
import { Refusal } from '../../../../errors.ts'
import { insertProduct } from './queries.ts'
import { findFaults } from './rules.ts'
import { viewAdminProduct } from './view.ts'

/**
 * Offer one more plan or pack.
 *
 * @throws Refusal invalid_input, idempotency_mismatch
 */
export async function createProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { userId }: Actor,
  { body, idempotencyKey: key }: { body: ProductDetails; idempotencyKey: string | null },
): Promise<AdminProduct> {
  const fields = findFaults(body)
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields })
  const keyed = { userId, key, request: { call: 'product', body }, now: deps.clock.now() }
  return deps.db.transaction().execute((tx) =>
    answerOnce(tx, keyed, {
      run: () => offer(deps, tx, userId, body),
      read: (kept) => call.data.parse(kept),
    }),
  )
}

async function offer(
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  tx: Tx,
  actorId: string,
  details: ProductDetails,
): Promise<AdminProduct> {
  const { title, description, features, prices, onSale, ...rest } = details
  const id = newId()
  const row = await insertProduct(tx, {
    id,
    slug: id,
    ...rest,
    title: JSON.stringify(title),
    description: JSON.stringify(description),
    features: JSON.stringify(features),
    prices: JSON.stringify(prices),
    on_sale: onSale,
  })
  await writeAudit(tx, { id: newId(), actorId, act: 'product.create', subject: id, details, at: clock.now() })
  return viewAdminProduct(row)
}
