import type { Deps } from '../deps.ts'
import { findUserByPhone, shutOut } from '../features/account/gate.ts'
import { leaveEverything } from '../features/channel/leave-everything.ts'
import { listOpenTasks } from '../features/drawing/gate.ts'
import { SESSION_ENDED_CHANNEL } from '../live/hub.ts'
import { PERSONAL_DATA } from './personal-data.ts'

/** `drawing`: the account is signed out, but this many of its drawings are still running; call again when they have ended. */
export type Erasure =
  | { state: 'unknown' }
  | { state: 'administrator' }
  | { state: 'drawing'; count: number }
  | { state: 'erased'; userId: string }

/**
 * Erase a person: sign them out, end their channels and remove them from others', then delete the account, its settings, its
 * counts, its messages, and drawings that nobody else can see. Drawings in other people's channels stay without a name, and so do
 * ledger entries. Idempotent.
 */
export async function eraseAccount(
  deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'newId'>,
  phone: string,
): Promise<Erasure> {
  const { db, bus, clock } = deps
  const person = await findUserByPhone(db, phone)
  if (!person) return { state: 'unknown' }
  if (person.role === 'admin') return { state: 'administrator' }
  await db.transaction().execute((tx) => shutOut(tx, person.id, clock.now()))
  await bus.publish(SESSION_ENDED_CHANNEL, `user:${person.id}`)
  await leaveEverything(deps, person.id)
  return db.transaction().execute(async (tx) => {
    const open = await listOpenTasks(tx, { userId: person.id })
    if (open.length > 0) return { state: 'drawing', count: open.length }
    for (const { erase } of PERSONAL_DATA) await erase(tx, person, clock.now())
    return { state: 'erased', userId: person.id }
  })
}
