import { DELIVERIES_KEPT } from '@easel/contract/webhooks'
import type { Deps } from '../../deps.ts'
import { wakeLane } from '../../jobs/deliveries.ts'
import { deleteOld, listLeftLanes } from './delivery-queries.ts'
import { CALLBACK_LIFE_MS } from './rules.ts'

/** A job that is due is worked at once; after so long something went wrong with it. */
const LEFT_MS = 2 * 60_000

/** Delete old deliveries, and wake lanes whose job was lost. Idempotent. */
export async function sweepDeliveries({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await deleteOld(db, { callbacksBefore: ago(CALLBACK_LIFE_MS), keptCount: DELIVERIES_KEPT })
  const left = await listLeftLanes(db, ago(LEFT_MS))
  await db.transaction().execute(async (tx) => {
    for (const one of left) await wakeLane(tx, one)
  })
}
