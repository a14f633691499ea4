import type { NumberedFrame } from '@easel/contract/live'
import type { Db } from '../db/open.ts'
import type { Room } from './outbox.ts'

/** Maximum frames replayed after a reconnect; beyond it the client must reload. At 3 KB a task they fit the socket backlog. */
export const REPLAY_MAX = 200

export interface KeptFrame {
  seq: number
  /** The frame with its number; one object for all readers. */
  frame: NumberedFrame & { seq: number }
  createdAt: Date
}

/** The last sequence number of a room; 0 if nothing was published there. */
export async function readSeq(db: Db, room: Room): Promise<number> {
  const row = await db.selectFrom('live_rooms').select('seq').where('room', '=', room).executeTakeFirst()
  return row?.seq ?? 0
}

/** Frames after `seq`, oldest first, at most REPLAY_MAX + 1. */
export async function readFramesAfter(db: Db, room: Room, seq: number): Promise<KeptFrame[]> {
  const rows = await db
    .selectFrom('live_frames')
    .select(['seq', 'frame', 'created_at'])
    .where('room', '=', room)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(REPLAY_MAX + 1)
    .execute()
  return rows.map(({ seq, frame, created_at: createdAt }) => ({
    ...{ seq, createdAt },
    frame: { ...(frame as NumberedFrame), seq },
  }))
}

/** The frame that removed this person from the channel; undefined if they were re-added later. */
export function findRemovalFrame(frames: readonly KeptFrame[], userId: string): KeptFrame | undefined {
  const last = frames.findLast(
    ({ frame }) => frame.t === 'channel.gone' || (frame.t === 'member' && frame.member.id === userId && isMove(frame)),
  )
  return last?.frame.t === 'member' && last.frame.event === 'joined' ? undefined : last
}

/** Joining or leaving, as opposed to going online or offline. */
function isMove({ event }: Extract<NumberedFrame, { t: 'member' }>): boolean {
  return event === 'joined' || event === 'left'
}
