import type { Session } from '@easel/contract/account'
import type { Language } from '@easel/contract/basics'
import type { Actor, Deps } from '../../deps.ts'
import type { AccountNeeds } from './find-or-create-account.ts'
import { findUser } from './queries.ts'
import { viewUser } from './view.ts'

/** Who is asking, or that nobody is. */
export async function readSession(
  {
    db,
    clock,
    standing,
    hasWaitingOrder,
  }: Pick<Deps, 'db' | 'clock'> & Pick<AccountNeeds, 'standing' | 'hasWaitingOrder'>,
  actor: Actor | null,
  language: Language,
): Promise<Session> {
  const row = actor && (await findUser(db, actor.userId))
  if (!row || !actor) return { auth: false, user: null }
  const [held, isWaiting] = await Promise.all([standing(db, row.id, clock.now()), hasWaitingOrder(db, row.id)])
  return { auth: true, user: viewUser(row, held, language), hasWaitingOrder: isWaiting }
}
