import type { Tx } from '../../../../db/open.ts'
import type { Deps } from '../../../../deps.ts'
import { insertDoubt } from './queries.ts'

/** Keep what a provider said and cannot be acted upon, and call for a human; the same once, while nobody has seen to it. Gives the reason. */
export async function recordDoubt(
  { clock, newId, log }: Pick<Deps, 'clock' | 'newId' | 'log'>,
  tx: Tx,
  provider: string,
  { reason, details }: { reason: string; details: object },
): Promise<string> {
  const row = { id: newId(), provider, reason, details: JSON.stringify(details), created_at: clock.now() }
  if (await insertDoubt(tx, { ...row, resolved_at: null }))
    log.error({ provider, reason, doubtId: row.id }, 'a payment needs a human')
  return reason
}
