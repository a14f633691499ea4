import { createHash, randomBytes } from 'node:crypto'
import { TICKET_SECONDS } from '@easel/contract/limits'
import type { Db } from '../db/open.ts'

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest()

/** Create a ticket that opens one socket for this session; 256 random bits, stored as a hash. */
export async function issueTicket(db: Db, actor: { userId: string; sessionId: string }, now: Date): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  const expires = new Date(now.getTime() + TICKET_SECONDS * 1000)
  await db
    .insertInto('live_tickets')
    .values({
      ticket_hash: hashOf(ticket),
      user_id: actor.userId,
      session_id: actor.sessionId,
      expires_at: expires,
    })
    .execute()
  return ticket
}

/**
 * Redeem a ticket, atomically for one caller; undefined if it is unknown, used, expired, or its session has ended or its holder
 * is suspended.
 */
export async function takeTicket(
  db: Db,
  ticket: string,
  now: Date,
): Promise<{ userId: string; sessionId: string } | undefined> {
  return db
    .deleteFrom('live_tickets')
    .using(['sessions', 'users'])
    .where('ticket_hash', '=', hashOf(ticket))
    .whereRef('sessions.id', '=', 'live_tickets.session_id')
    .whereRef('users.id', '=', 'live_tickets.user_id')
    .where('users.banned_at', 'is', null)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('live_tickets.expires_at', '>', now)
    .returning(['live_tickets.user_id as userId', 'live_tickets.session_id as sessionId'])
    .executeTakeFirst()
}

/** Those of these sessions that may no longer hold sockets. */
export async function listEndedSessions(db: Db, sessionIds: readonly string[], now: Date): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set()
  const living = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', 'in', sessionIds)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.banned_at', 'is', null)
    .execute()
  const ended = new Set(sessionIds)
  for (const { id } of living) ended.delete(id)
  return ended
}
