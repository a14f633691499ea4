import type { Tx } from './open.ts'

export interface AuditFact {
  id: string
  actorId: string
  /** A noun and what was done to it: `order.refund`, `credits.grant`. */
  act: string
  /** What it was done to: an id. */
  subject: string
  /** What a person wrote about themselves never stands here. */
  details: object
  at: Date
}

/** Keep what an operator did, in the transaction that does it. */
export async function writeAudit(tx: Tx, { id, actorId, act, subject, details, at }: AuditFact): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ id, actor_id: actorId, act, subject, details: JSON.stringify(details), at })
    .execute()
}
