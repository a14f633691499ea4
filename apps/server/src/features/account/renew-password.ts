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
 * Give an account a new password in place of one that is lost; end all its sessions, to be announced after the commit, and have the
 * phone told. False: it is suspended, and keeps its password.
 */
export async function renewPassword(
  tx: Tx,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  { userId, passwordHash, language }: Renewal,
): Promise<boolean> {
  // The row first: whoever is signing in with the old password has begun a session by now, or will find it changed.
  if (!(await setPassword(tx, userId, passwordHash))) return false
  await endSessionsOf(tx, userId, clock.now())
  await enqueue(tx, 'send-notice', { noticeId: newId(), userId, notice: 'password_reset', language })
  return true
}
