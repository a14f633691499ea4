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
 * Give an account its new password, if the proof still holds; end its other sessions and have the phone told. Hands out
 * the ids of the sessions that ended, to be announced after the commit.
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
  // The row first: whoever is signing in with the old password has begun a session by now, or will find it changed.
  const formerHash = proof.by === 'old' ? proof.passwordHash : undefined
  if (!(await setOwnPassword(tx, { userId, passwordHash, formerHash }))) throw wrongProof(proof.by)
  await enqueue(tx, 'send-notice', { noticeId: newId(), userId, notice: 'password_changed', language })
  return endOtherSessions(tx, { userId, keptId: sessionId, now })
}
