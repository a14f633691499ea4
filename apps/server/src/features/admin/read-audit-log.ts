import type { readAuditLog as call } from '@easel/contract/admin'
import type { DataOf, QueryOf } from '@easel/contract/call'
import { pageOf, readPage } from '../../db/read-page.ts'
import type { Deps } from '../../deps.ts'
import { listPeople } from '../account/gate.ts'
import { listAudit } from './queries.ts'

/**
 * A page of what operators did, newest first.
 *
 * @throws Refusal invalid_input for a cursor that was never given
 */
export async function readAuditLog(
  { db }: Pick<Deps, 'db'>,
  query: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  const { before, limit } = readPage(query)
  const { shown, nextCursor } = pageOf(await listAudit(db, before, limit + 1), limit)
  const actorIds = new Set(shown.map(({ actor_id: actorId }) => actorId))
  const people = await listPeople(db, [...actorIds])
  const items = shown.map(({ id, actor_id: actorId, act, subject, details, at }) => ({
    ...{ id, act, subject, details: { ...details } },
    actor: { id: actorId, name: people.get(actorId)?.name ?? '', phone: people.get(actorId)?.phone ?? '' },
    at: at.toISOString(),
  }))
  return { items, nextCursor }
}
