import type { NumberedFrame } from '@easel/contract/live'
import { sql } from 'kysely'
import { prepared } from '../db/prepared-statements.ts'
import type { Tx } from '../db/open.ts'

export type Room = `channel:${string}` | `user:${string}`

/** Name of the PostgreSQL notification channel; the payload is `<seq> <room>`. */
export const LIVE_CHANNEL = 'live'

/**
 * Number a frame within its room and keep it, in the caller's transaction; sockets hear of it at commit.
 * The room's row stays locked until then, so numbers grow in commit order: publish last, channels before users.
 */
export async function publish(tx: Tx, room: Room, frame: NumberedFrame, now: Date): Promise<void> {
  await publishSequences(tx, new Map([[room, [frame]]]), now)
}

/** The same for many rooms, numbered in an order that keeps two of these from waiting for each other. */
export async function publishToAll(tx: Tx, rooms: readonly Room[], frame: NumberedFrame, now: Date): Promise<void> {
  const frames = new Map(rooms.map((room) => [room, frame]))
  await publishToEach(tx, frames, now)
}

/** The same where each room is told something of its own. */
export async function publishToEach(tx: Tx, frames: ReadonlyMap<Room, NumberedFrame>, now: Date): Promise<void> {
  await publishSequences(tx, new Map([...frames].map(([room, frame]) => [room, [frame]])), now)
}

/** The same where a room is told several things, one after the other. */
export async function publishSequences(
  tx: Tx,
  turns: ReadonlyMap<Room, readonly NumberedFrame[]>,
  now: Date,
): Promise<void> {
  if (turns.size === 0) return
  const rooms = [...turns.keys()].sort()
  const frames = rooms.flatMap((room) =>
    (turns.get(room) ?? []).map((frame) => ({ room, text: JSON.stringify(frame) })),
  )
  await sql`
    with told as (
      select room, frame, place, count(*) over (partition by room) as frames,
        row_number() over (partition by room order by place) as turn
      from unnest(${frames.map(({ room }) => room)}::text[], ${frames.map(({ text }) => text)}::text[])
        with ordinality as told(room, frame, place)
    ), numbered as (
      insert into live_rooms (room, seq)
      select room, frames from told where turn = 1 order by place
      on conflict (room) do update set seq = live_rooms.seq + excluded.seq
      returning room, seq as last
    ), kept as (
      insert into live_frames (room, seq, frame, created_at)
      select room, last - frames + turn, frame::jsonb, ${now}::timestamptz
      from numbered join told using (room) order by place
    )
    select pg_notify(${LIVE_CHANNEL}, last || ' ' || room) from numbered
    ${prepared}
  `.execute(tx)
}

/**
 * Keep others from publishing there until this transaction ends. What is read after it, and published, is what the
 * last frame should say: nobody who has read something older publishes after us.
 */
export async function lockRooms(tx: Tx, rooms: readonly Room[]): Promise<void> {
  const sorted = [...new Set(rooms)].sort()
  await sql`
    insert into live_rooms (room, seq)
    select room, 0 from unnest(${sorted}::text[]) with ordinality as locked(room, place) order by place
    on conflict (room) do update set seq = live_rooms.seq
  `.execute(tx)
}
