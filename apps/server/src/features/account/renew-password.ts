import type { Language } from '@easel/contract/basics'
import type { Tx } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import { endSessionsOf, setPassword } from './queries.ts'

interface Renewal {
  userId: string
  passwordHash: string
  /** Of the notice to the owner. */
  language: Language
}

/**
 * Replace a lost password; ends all sessions (to be announced after the commit) and notifies the phone. False: the account is
 * suspended and keeps its password.
 */
export async function renewPassword(
  tx: Tx,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  { userId, passwordHash, language }: Renewal,
): Promise<boolean> {
  // Update the user row first: a concurrent sign-in with the old password has either created its session by now, or will see the
  // change.
  if (!(await setPassword(tx, userId, passwordHash))) return false
  await endSessionsOf(tx, userId, clock.now())
  await enqueue(tx, 'send-notice', { noticeId: newId(), userId, notice: 'password_reset', language })
  return true
}
