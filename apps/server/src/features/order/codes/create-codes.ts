import { randomBytes } from 'node:crypto'
import type { createCodes as call } from '@easel/contract/admin-codes'
import type { BodyOf, DataOf } from '@easel/contract/call'
import { answerOnce } from '../../../db/answer-once.ts'
import type { Tx } from '../../../db/open.ts'
import { writeAudit } from '../../../db/write-audit.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { findPrice } from '../rules.ts'
import { hashCode } from './hash-code.ts'
import { findBatch, insertCodes } from './queries.ts'
import { findProduct } from '../queries.ts'
import { CODE_CHARACTERS, type CodeGoods, showCode, spellCode } from './rules.ts'
import { viewBatch } from './view.ts'

type CreateDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'secretKey'>
type Wanted = BodyOf<typeof call>
type Created = DataOf<typeof call>

/**
 * Make a batch of codes. What they say is in the answer and nowhere else: a repeated Idempotency-Key makes no second batch,
 * and cannot say it again.
 *
 * @throws Refusal not_found, invalid_input, idempotency_mismatch; conflict when this key has made its batch
 */
export async function createCodes(
  deps: CreateDeps,
  actor: Actor,
  { body, idempotencyKey }: { body: Wanted; idempotencyKey: string | null },
): Promise<Created> {
  const now = deps.clock.now()
  const [batchId, codes] = [deps.newId(), Array.from({ length: body.count }, randomCode)]
  return deps.db.transaction().execute(async (tx) => {
    await answerOnce(
      tx,
      { userId: actor.userId, key: idempotencyKey, request: { call: 'redeem-codes', body }, now },
      { run: () => insertBatch(deps, tx, actor, { batchId, codes, body }), read: refuseAgain },
    )
    const batch = await findBatch(tx, batchId)
    if (!batch) throw new Error('a batch is gone within its transaction')
    return { batch: viewBatch(batch, actor.language), codes: codes.map(showCode) }
  })
}

const randomCode = () => spellCode(randomBytes(CODE_CHARACTERS))

function refuseAgain(): never {
  throw new Refusal('conflict')
}

async function insertBatch(
  { clock, newId, secretKey }: CreateDeps,
  tx: Tx,
  actor: Actor,
  { batchId, codes, body }: { batchId: string; codes: readonly string[]; body: Wanted },
): Promise<{ batchId: string }> {
  const now = clock.now()
  const { productId, period, credits } = await readGoods(tx, body)
  const expiresAt = readExpiry(body.expiresAt, now)
  const goods = { product_id: productId, period, credits, max_uses: body.maxUses ?? 1 }
  const times = { created_at: now, expires_at: expiresAt, revoked_at: null }
  const rows = codes.map((code) => ({ id: newId(), batch_id: batchId, code_hash: hashCode(secretKey, code) }))
  await insertCodes(
    tx,
    rows.map((row) => ({ ...row, ...goods, ...times })),
  )
  const act = { id: newId(), actorId: actor.userId, act: 'codes.create', subject: batchId, at: now }
  await writeAudit(tx, { ...act, details: { ...body, credits } })
  return { batchId }
}

/** What a product gives is written into its codes as it is now. */
async function readGoods(tx: Tx, { productId, period, credits }: Wanted): Promise<CodeGoods> {
  if (productId === undefined) {
    if (period !== undefined) throw wrong('period', 'not_supported')
    if (credits === undefined) throw wrong('credits', 'required')
    return { productId: null, period: null, credits }
  }
  if (credits !== undefined) throw wrong('credits', 'not_supported')
  const product = await findProduct(tx, productId)
  if (!product) throw new Refusal('not_found')
  const price = findPrice(product.prices, period)
  if (!price) throw wrong('period', period ? 'not_supported' : 'required')
  return { productId, period: price.period, credits: product.credits }
}

function readExpiry(written: string | undefined, now: Date): Date | null {
  if (written === undefined) return null
  const expiresAt = new Date(written)
  if (expiresAt <= now) throw wrong('expiresAt', 'not_supported')
  return expiresAt
}

function wrong(field: keyof Wanted, problem: 'required' | 'not_supported'): Refusal {
  return new Refusal('invalid_input', { fields: { [field]: problem } })
}
