import type { Deps } from './deps.ts'
import { viewAuthor } from './features/account/gate.ts'
import { announcePresence, isMemberOf } from './features/channel/gate.ts'
import type { LiveDeps } from './live/mount-live.ts'

/** What the sockets ask of the features above them, put together here so that they need not know them. */
export function composeLiveNeeds({
  db,
}: Pick<Deps, 'db'>): Pick<LiveDeps, 'mayJoin' | 'findPerson' | 'announcePresence'> {
  return {
    mayJoin: (userId, channelId) => isMemberOf(db, userId, channelId),
    findPerson: async (userId) => (await viewAuthor(db, [userId])).get(userId),
    announcePresence,
  }
}
