import type { Tx } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import { insertQuarantine } from './queries.ts'

export interface Doubt {
  provider: string
  /** Why it is not acted upon: `wrong_amount`. */
  reason: string
  /** As it was said. */
  details: object
}

/** Keep what a provider said, and what cannot be true of any order of ours, for a human; the same once, while it is open. */
export async function setAside(
  { clock, newId, log }: Pick<Deps, 'clock' | 'newId' | 'log'>,
  tx: Tx,
  { provider, reason, details }: Doubt,
): Promise<void> {
  const row = { id: newId(), provider, reason, details: JSON.stringify(details), created_at: clock.now() }
  if (await insertQuarantine(tx, { ...row, resolved_at: null }))
    log.error({ provider, reason, doubtId: row.id }, 'a payment needs a human')
}
