import { createHash } from 'node:crypto'
import type { Actor, Deps } from '../../deps.ts'
import type { Db } from '../../db/open.ts'
import type { UserRow } from '../../db/tables.ts'
import { findLiveSession, listAuthors, touchSession } from './queries.ts'
import { IDLE_DAYS, SEEN_EVERY_MINUTES, daysLater, minutesLater } from './rules.ts'
import { viewAvatar } from './view.ts'

export { viewTimes, viewUser } from './view.ts'
export type { AccountNeeds } from './find-or-create-account.ts'
export { isOfErased, personalData, shutOut } from './person-queries.ts'
export {
  countNewByDay,
  findUser,
  findUserByPhone,
  findUsers,
  getUser,
  listPeople,
  listUsers,
  type Person,
  setRemix,
} from './queries.ts'
export { throttleGuesses } from './tries/throttle-guesses.ts'

/** Only this hash of a token is stored. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * The caller with this bearer token. Null: unknown, or the session has ended; `banned`: the account is suspended. Every call
 * extends the session's idle timeout.
 */
export async function findCaller(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<Actor | 'banned' | null> {
  const now = clock.now()
  const session = await findLiveSession(db, hashToken(token), now, daysLater(now, -IDLE_DAYS))
  if (!session) return null
  if (session.bannedAt) return 'banned'
  const { userId, sessionId, role, language } = session
  const unseenSince = minutesLater(now, -SEEN_EVERY_MINUTES)
  if (session.lastSeenAt < unseenSince) await touchSession(db, sessionId, now, unseenSince)
  return { userId, sessionId, role, language }
}

/** The same, with null for suspended accounts. */
export async function findActor(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<Actor | null> {
  const caller = await findCaller(deps, token)
  return caller === 'banned' ? null : caller
}

/** A session that was last seen before has died. */
export function idleSince(now: Date): Date {
  return daysLater(now, -IDLE_DAYS)
}

export interface Author {
  id: string
  /** Chosen, or the default one with its number. */
  name: string
  /** A path of this site; empty means the default picture. */
  avatar: string
}

/** What channel members may see of these people, by id. */
export async function viewAuthor(db: Db, userIds: readonly string[]): Promise<Map<string, Author>> {
  const rows = await listAuthors(db, [...new Set(userIds)])
  return new Map(rows.map((row) => [row.id, toAuthor(row)]))
}

/** The same of one whose row is at hand. */
export function toAuthor({
  id,
  shown_name: name,
  avatar_id: avatarId,
}: Pick<UserRow, 'id' | 'shown_name' | 'avatar_id'>): Author {
  return { id, name, avatar: viewAvatar(avatarId) }
}
