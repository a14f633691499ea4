import type { searchUsers as call } from '@easel/contract/admin'
import type { DataOf, QueryOf } from '@easel/contract/call'
import { pageOf, readPage } from '../../db/read-page.ts'
import type { Actor, Deps } from '../../deps.ts'
import { findUsers, viewTimes } from '../account/gate.ts'
import { plansOf } from '../company/gate.ts'
import { sumAvailableOf } from '../ledger/gate.ts'

/**
 * A page of people by phone or name, newest first unless told otherwise, with what they have.
 *
 * @throws Refusal invalid_input for a cursor that was never given
 */
export async function searchUsers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { language }: Actor,
  { text = '', sort = 'joined-desc', ...query }: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  const [{ before: last, limit }, now] = [readPage(query), clock.now()]
  const direction = sort === 'joined-desc' ? 'desc' : 'asc'
  const { shown, nextCursor } = pageOf(await findUsers(db, { text: text.trim(), last, direction }, limit + 1), limit)
  const ids = shown.map(({ id }) => id)
  const [credits, plans] = [await sumAvailableOf(db, ids, now), await plansOf(db, ids, now)]
  const items = shown.map(({ id, shown_name: name, phone, role, banned_at: bannedAt, created_at: createdAt }) => {
    const plan = plans.get(id)
    return {
      ...{ id, name, phone, role, banned: bannedAt !== null },
      credits: credits.get(id) ?? 0,
      plan: plan ? { productId: plan.productId, title: plan.title[language], ...viewTimes(plan) } : null,
      createdAt: createdAt.toISOString(),
    }
  })
  return { items, nextCursor }
}
