import type { searchChannels as call } from '@easel/contract/admin-channels'
import type { DataOf, QueryOf } from '@easel/contract/call'
import { pageOf, readPage } from '../../db/read-page.ts'
import type { Deps } from '../../deps.ts'
import { listPeople } from '../account/gate.ts'
import { findChannels } from '../channel/gate.ts'
import { countTasksOf } from '../drawing/gate.ts'

/**
 * A page of everybody's channels, newest first, with who made them and how much goes on there.
 *
 * @throws Refusal invalid_input for a cursor that was never given
 */
export async function searchChannels(
  { db }: Pick<Deps, 'db'>,
  { text = '', ...query }: QueryOf<typeof call>,
): Promise<DataOf<typeof call>> {
  const { before, limit } = readPage(query)
  const { shown, nextCursor } = pageOf(await findChannels(db, { text: text.trim(), before }, limit + 1), limit)
  const creatorIds = new Set(shown.map((channel) => channel.creator_id))
  const people = await listPeople(db, [...creatorIds])
  const drawings = await countTasksOf(
    db,
    shown.map(({ id }) => id),
  )
  const items = shown.map(({ id, title, creator_id: creatorId, ...channel }) => ({
    ...{ id, title },
    creator: { id: creatorId, name: people.get(creatorId)?.name ?? '', phone: people.get(creatorId)?.phone ?? '' },
    memberCount: channel.member_count,
    drawingCount: drawings.get(id) ?? 0,
    lastActiveAt: channel.last_active_at.toISOString(),
    createdAt: channel.created_at.toISOString(),
  }))
  return { items, nextCursor }
}
