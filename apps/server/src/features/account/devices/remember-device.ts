import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../db/open.ts'
import { hashDevice } from './identify-asker.ts'
import { keepDevice } from './queries.ts'

/** Record that this device signed in to the account, in the transaction that starts the session. */
export async function rememberDevice(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { userId, device }: { userId: string; device: string | null },
): Promise<void> {
  if (device !== null) await keepDevice(tx, { user_id: userId, device: hashDevice(device), seen_at: clock.now() })
}
