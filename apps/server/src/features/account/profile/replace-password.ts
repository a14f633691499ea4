import type { Language } from '@easel/contract/basics'
import type { Tx } from '../../../db/open.ts'
import type { Actor, Deps } from '../../../deps.ts'
import { enqueue } from '../../../jobs/queue.ts'
import { useUpCode } from '../queries.ts'
import { type Proof, wrongProof } from './prove-owner.ts'
import { endOtherSessions, setOwnPassword } from './queries.ts'

export interface Replacement {
  proof: Proof
  passwordHash: string
  /** Of the notice to the owner. */
  language: Language
}

/**
 * Set a new password if the proof still holds; end the other sessions and notify the phone. Returns the ids of the ended
 * sessions, to be announced after the commit.
 *
 * @throws Refusal wrong_credentials when someone was faster
 */
export async function replacePassword(
  tx: Tx,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  { userId, sessionId }: Actor,
  { proof, passwordHash, language }: Replacement,
): Promise<string[]> {
  const now = clock.now()
  if (proof.by === 'code' && !(await useUpCode(tx, proof.codeId, now))) throw wrongProof('code')
  // Update the user row first: a concurrent sign-in with the old password has either created its session by now, or will see the
  // change.
  const formerHash = proof.by === 'old' ? proof.passwordHash : undefined
  if (!(await setOwnPassword(tx, { userId, passwordHash, formerHash }))) throw wrongProof(proof.by)
  await enqueue(tx, 'send-notice', { noticeId: newId(), userId, notice: 'password_changed', language })
  return endOtherSessions(tx, { userId, keptId: sessionId, now })
}
