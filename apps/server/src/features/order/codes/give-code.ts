import type { DataOf } from '@easel/contract/call'
import type { redeemCode } from '@easel/contract/redeem'
import type { Tx } from '../../../db/open.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { grantCredits } from '../../ledger/gate.ts'
import { givePlan } from '../plans/give-plan.ts'
import { getProduct } from '../queries.ts'
import type { RedeemCodeRow } from './queries.ts'
import { PLAIN_TITLE, useKey } from './rules.ts'

/** Give what a code is good for: a period of a plan with its credits, a pack, or plain credits. Once for each person. */
export async function giveCode(
  deps: Pick<Deps, 'clock' | 'newId'>,
  tx: Tx,
  { id, product_id: productId, period, credits }: RedeemCodeRow,
  { userId, language }: Actor,
): Promise<Omit<DataOf<typeof redeemCode>, 'user'>> {
  const source = { key: useKey(id, userId), reason: 'redeem' }
  const title = productId === null ? PLAIN_TITLE[language] : (await getProduct(tx, productId)).title[language]
  if (productId !== null && period !== null) {
    const { endsAt } = await givePlan(deps, tx, { userId, productId, period, quantity: 1, credits, source })
    return { kind: 'plan', title, ...(credits > 0 ? { credits } : {}), endsAt: endsAt.toISOString() }
  }
  const { key, reason } = source
  const grant = { userId, credits, key: `grant:${key}`, reason }
  await grantCredits(tx, { ...grant, now: deps.clock.now(), newId: deps.newId })
  return { kind: 'credits', title, credits }
}
