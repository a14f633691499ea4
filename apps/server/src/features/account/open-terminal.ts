import type { Deps } from '../../deps.ts'
import { endSessionsOfDevice } from './queries.ts'
import { startSession } from './start-session.ts'

const DEVICE = 'terminal'

/** A new session for the command line program on this machine; that of an earlier start is ended. */
export async function openTerminal(deps: Pick<Deps, 'db' | 'clock' | 'newId'>, userId: string): Promise<string> {
  await closeTerminal(deps, userId)
  return startSession(deps.db, deps, { userId, device: DEVICE })
}

export async function closeTerminal({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  await endSessionsOfDevice(db, userId, DEVICE, clock.now())
}
