import type { NumberedFrame } from '@easel/contract/live'
import { sql } from 'kysely'
import { prepared } from '../db/prepared-statements.ts'
import type { Tx } from '../db/open.ts'

export type Room = `channel:${string}` | `user:${string}`

/** Name of the PostgreSQL notification channel; the payload is `<seq> <room>`. */
export const LIVE_CHANNEL = 'live'

/**
 * Store a frame under the next number of its room, in the caller's transaction; sockets are notified at commit. The room's row
 * stays locked until then so that numbers follow commit order: publish last, channels before users.
 */
export async function publish(tx: Tx, room: Room, frame: NumberedFrame, now: Date): Promise<void> {
  await publishSequences(tx, new Map([[room, [frame]]]), now)
}

/** The same frame for many rooms, locked in a fixed order to avoid deadlocks. */
export async function publishToAll(tx: Tx, rooms: readonly Room[], frame: NumberedFrame, now: Date): Promise<void> {
  const frames = new Map(rooms.map((room) => [room, frame]))
  await publishToEach(tx, frames, now)
}

/** A different frame for each room. */
export async function publishToEach(tx: Tx, frames: ReadonlyMap<Room, NumberedFrame>, now: Date): Promise<void> {
  await publishSequences(tx, new Map([...frames].map(([room, frame]) => [room, [frame]])), now)
}

/** Several frames for each room, in order. */
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
 * Lock rooms until the transaction ends. State read after this is the latest that can be published: no transaction with older
 * state can publish later.
 */
export async function lockRooms(tx: Tx, rooms: readonly Room[]): Promise<void> {
  const sorted = [...new Set(rooms)].sort()
  await sql`
    insert into live_rooms (room, seq)
    select room, 0 from unnest(${sorted}::text[]) with ordinality as locked(room, place) order by place
    on conflict (room) do update set seq = live_rooms.seq
  `.execute(tx)
}
