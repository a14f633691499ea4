import type { Deps } from '../../../deps.ts'
import { enqueue, type JobPayloads } from '../../../jobs/queue.ts'
import type { Gateways } from '../paying/open-gateways.ts'
import { askAboutRefund } from './ask-about-refund.ts'
import { findOpenRefund } from './queries.ts'
import { nextAsk } from './rules.ts'

/** Ask for a refund, and then how it stands; comes back by itself until it is done or has failed. */
export async function followRefund(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'log' | 'config'> & { gateways: Gateways },
  { refundId }: JobPayloads['follow-refund'],
): Promise<void> {
  const refund = await findOpenRefund(deps.db, refundId)
  const gateway = refund && deps.gateways.get(refund.provider)
  if (gateway) await askAboutRefund(deps, gateway, refund)
  await deps.db.transaction().execute(async (tx) => {
    const open = await findOpenRefund(tx, refundId)
    if (!open) return
    const runAt = nextAsk(open.queries, deps.clock.now())
    await enqueue(tx, 'follow-refund', { refundId }, { key: `follow-refund:${refundId}`, runAt })
  })
}
