import type { Actor, Deps } from '../../../deps.ts'
import { dequeue } from '../../../jobs/queue.ts'
import { idleSince } from '../../account/gate.ts'
import { listEndpoints } from './queries.ts'
import { keyOf } from './enqueue-pushes.ts'

/** The person is looking at it: their other devices are not notified, unless they have been already. */
export async function markSeen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Actor,
  { id }: { id: string },
): Promise<null> {
  const now = clock.now()
  const endpoints = await listEndpoints(db, [userId], { now, idleSince: idleSince(now) })
  await dequeue(
    db,
    endpoints.map((endpoint) => keyOf(endpoint.id, id)),
  )
  return null
}
