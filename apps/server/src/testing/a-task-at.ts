import type { Insertable } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { Deps } from '../deps.ts'

/** One drawing of a person, under way at the painter unless told; nobody follows it. */
export async function aTaskAt(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { userId, channelId }: { userId: string; channelId: string },
  change: Partial<Insertable<Database['tasks']>>,
): Promise<void> {
  const now = clock.now()
  await db
    .insertInto('tasks')
    .values({
      ...{ id: newId(), channel_id: channelId, user_id: userId, bot_type: 'MID_JOURNEY', action: 'IMAGINE' },
      ...{ status: 'IN_PROGRESS', prompt: 'a fox', final_prompt: 'a fox', mode: 'FAST', model_version: '7' },
      ...{ aspect_ratio: '1:1', seed: 1, parent_id: null, index: null, grid_id: null, cost: 0, engine: 'painter' },
      ...{ parameters: JSON.stringify({ words: 'a fox', without: [], stylize: 0, chaos: 0, weird: 0 }) },
      ...{ submit_time: now, start_time: now, finish_time: null, deadline_at: now },
      ...{ fail_reason: null, fail_detail: null, lease_owner: null, lease_until: null, ticket: null, turn: null },
      ...change,
    })
    .execute()
}
