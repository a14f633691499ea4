import type { Tx } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { insertQuarantine } from './queries.ts'

/** Keep what a provider said and cannot be acted upon, and call for a human. */
export async function setAside(
  { clock, newId, log }: Pick<Deps, 'clock' | 'newId' | 'log'>,
  tx: Tx,
  provider: string,
  { reason, details }: { reason: string; details: object },
): Promise<void> {
  const id = newId()
  log.error({ provider, reason, doubtId: id }, 'a payment needs a human')
  await insertQuarantine(tx, {
    id,
    provider,
    reason,
    details: JSON.stringify(details),
    created_at: clock.now(),
    resolved_at: null,
  })
}
