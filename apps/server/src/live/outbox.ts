import type { NumberedFrame } from '@easel/contract/live'
import { sql } from 'kysely'
import type { Tx } from '../db/open.ts'

export type Room = `channel:${string}` | `user:${string}`

/** Name of the PostgreSQL notification channel; the payload is `<seq> <room>`. */
export const LIVE_CHANNEL = 'live'

/**
 * Number a frame within its room and keep it, in the caller's transaction; sockets hear of it at commit.
 * The room's row stays locked until then, so numbers grow in commit order: publish last, channels before users.
 */
export async function publish(tx: Tx, room: Room, frame: NumberedFrame, now: Date): Promise<number> {
  const { seq } = await tx
    .insertInto('live_rooms')
    .values({ room, seq: 1 })
    .onConflict((conflict) => conflict.column('room').doUpdateSet((eb) => ({ seq: eb('live_rooms.seq', '+', 1) })))
    .returning('seq')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('live_frames')
    .values({ room, seq, frame: JSON.stringify(frame), created_at: now })
    .execute()
  await sql`select pg_notify(${LIVE_CHANNEL}, ${`${seq} ${room}`})`.execute(tx)
  return seq
}
