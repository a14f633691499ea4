import type { OpenSession } from '@easel/contract/profile'
import type { Actor, Deps } from '../../../deps.ts'
import { daysLater, IDLE_DAYS } from '../rules.ts'
import { listLiveSessions } from './queries.ts'

/** Where a person is signed in. */
export async function listSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, sessionId }: Actor,
): Promise<OpenSession[]> {
  const now = clock.now()
  const times = { now, idleSince: daysLater(now, -IDLE_DAYS) }
  const rows = await listLiveSessions(db, { userId, currentId: sessionId }, times)
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id === sessionId,
  }))
}
