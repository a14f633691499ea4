import { composeAccountNeeds } from './account-needs.ts'
import type { Deps } from '../deps.ts'
import { findUser, viewAuthor, viewUser } from '../features/account/gate.ts'
import { announcePresence, isMemberOf } from '../features/channel/gate.ts'
import type { LiveDeps } from '../live/mount-live.ts'

/** What the sockets need from features, composed here so that the base does not import them. */
export function composeLiveNeeds(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
): Pick<LiveDeps, 'mayJoin' | 'findPerson' | 'findUser' | 'announcePresence'> {
  const { db, clock } = deps
  const { standing } = composeAccountNeeds(deps)
  return {
    mayJoin: (userId, channelId) => isMemberOf(db, userId, channelId),
    findPerson: async (userId) => (await viewAuthor(db, [userId])).get(userId),
    findUser: async (userId) => {
      const row = await findUser(db, userId)
      return row && viewUser(row, await standing(db, userId, clock.now()), row.language)
    },
    announcePresence,
  }
}
