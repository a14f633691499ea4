import type { Deps } from '../../deps.ts'
import { deleteChannel } from './delete-channel.ts'
import { listJoinedOf } from './person-queries.ts'
import { quitChannel } from './quit-channel.ts'

/** End the channels that a person made, and have them leave the others. May be repeated. */
export async function leaveEverything(deps: Pick<Deps, 'db' | 'clock' | 'newId'>, userId: string): Promise<void> {
  for (const { id, isCreator } of await listJoinedOf(deps.db, userId)) {
    if (isCreator) await deleteChannel(deps, { userId }, id)
    else await quitChannel(deps, { userId }, id)
  }
}
