import type { Tx } from './open.ts'

export interface AuditedAct {
  id: string
  actorId: string
  /** `credits.grant`, `order.refund`, `codes.create`, … */
  act: string
  /** What it was done to: an id. */
  subject: string
  details: object
  at: Date
}

/** Write down what an operator did, in the transaction that does it. */
export async function writeAudit(tx: Tx, { id, actorId, act, subject, details, at }: AuditedAct): Promise<void> {
  const row = { id, actor_id: actorId, act, subject, details: JSON.stringify(details), at }
  await tx.insertInto('audit_log').values(row).execute()
}
