import type { NumberedFrame } from '@easel/contract/live'
import type { Db } from '../db/open.ts'
import type { Room } from './outbox.ts'

/** Frames that one who comes back is given; further behind it must read again. At 3 KB a task they fit into the backlog that a socket may have. */
export const REPLAY_MAX = 200

export interface KeptFrame {
  seq: number
  /** As it is said, with its number; one object for all who hear it. */
  frame: NumberedFrame & { seq: number }
}

/** The last number given in a room; 0 when nothing was ever said there. */
export async function readSeq(db: Db, room: Room): Promise<number> {
  const row = await db.selectFrom('live_rooms').select('seq').where('room', '=', room).executeTakeFirst()
  return row?.seq ?? 0
}

/** What was said after `seq`, oldest first, at most REPLAY_MAX + 1. */
export async function readFramesAfter(db: Db, room: Room, seq: number): Promise<KeptFrame[]> {
  const rows = await db
    .selectFrom('live_frames')
    .select(['seq', 'frame'])
    .where('room', '=', room)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(REPLAY_MAX + 1)
    .execute()
  return rows.map(({ seq, frame }) => ({ seq, frame: { ...(frame as NumberedFrame), seq } }))
}

/** The frame of a channel by which this person is in it no longer; undefined too when they came back after it. */
export function findRemovalFrame(frames: readonly KeptFrame[], userId: string): KeptFrame | undefined {
  const last = frames.findLast(
    ({ frame }) => frame.t === 'channel.gone' || (frame.t === 'member' && frame.member.id === userId && isMove(frame)),
  )
  return last?.frame.t === 'member' && last.frame.event === 'joined' ? undefined : last
}

/** Rather than coming online or going. */
function isMove({ event }: Extract<NumberedFrame, { t: 'member' }>): boolean {
  return event === 'joined' || event === 'left'
}
