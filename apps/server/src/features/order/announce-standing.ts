import type { User } from '@easel/contract/account'
import type { Language } from '@easel/contract/basics'
import type { Tx } from '../../db/open.ts'
import { publish } from '../../live/outbox.ts'
import { getUser, viewUser } from '../account/gate.ts'
import { planOf } from '../company/gate.ts'
import { availableCredits } from '../ledger/gate.ts'

/** Tell a person what plan and credits they have now, in their own language; gives it in the caller's. */
export async function announceStanding(tx: Tx, userId: string, now: Date, language?: Language): Promise<User> {
  const row = await getUser(tx, userId)
  const standing = { credits: await availableCredits(tx, userId, now), plan: await planOf(tx, userId, now) }
  await publish(tx, `user:${userId}`, { t: 'user', user: viewUser(row, standing, row.language) }, now)
  return viewUser(row, standing, language ?? row.language)
}
