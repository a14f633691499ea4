import { grantCredits as call } from '@easel/contract/admin'
import type { BodyOf, DataOf } from '@easel/contract/call'
import { answerOnce } from '../../db/answer-once.ts'
import type { Tx } from '../../db/open.ts'
import { writeAudit } from '../../db/write-audit.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { putLostCredits } from '../../jobs/deliveries.ts'
import { findUser } from '../account/gate.ts'
import { adjustCredits } from '../ledger/gate.ts'
import { announceStanding } from '../order/gate.ts'

type GrantDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type Grant = BodyOf<typeof call> & { userId: string }

/**
 * Grant or remove credits by hand. The reason is kept in the audit log; returns the new balance.
 *
 * @throws Refusal not_found, insufficient_credits, idempotency_mismatch
 */
export async function grantCredits(
  deps: GrantDeps,
  { userId: actorId }: Actor,
  { idempotencyKey: key, ...grant }: Grant & { idempotencyKey: string | null },
): Promise<DataOf<typeof call>> {
  const keyed = { userId: actorId, key, request: { call: 'grant', ...grant }, now: deps.clock.now() }
  return deps.db.transaction().execute((tx) =>
    answerOnce(tx, keyed, {
      run: () => adjust(deps, tx, actorId, grant),
      read: (kept) => call.data.parse(kept),
    }),
  )
}

async function adjust(
  { clock, newId }: GrantDeps,
  tx: Tx,
  actorId: string,
  { userId, credits, reason }: Grant,
): Promise<DataOf<typeof call>> {
  if (!(await findUser(tx, userId))) throw new Refusal('not_found')
  const [id, now] = [newId(), clock.now()]
  await adjustCredits(tx, { userId, credits, key: `adjust:${id}`, now, newId })
  const fact = { actorId, act: 'credits.grant', subject: userId, details: { credits, reason } }
  await writeAudit(tx, { ...fact, id, at: now })
  const { credits: left } = await announceStanding(tx, userId, now)
  await putLostCredits(tx, { userId, left, lost: -credits }, now)
  return { credits: left }
}
