import type { TaskRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { RUN_MS } from '../rules.ts'
import { claimNext, lockClaims } from './queries.ts'
import { LEASE_MS } from './rules.ts'

/** Take the next task in line for `owner`. Its state does not change before the engine has it. Null: nothing may run now. */
export async function claimTask({ db, clock }: Pick<Deps, 'db' | 'clock'>, owner: string): Promise<TaskRow | null> {
  return db.transaction().execute(async (tx) => {
    await lockClaims(tx)
    const now = clock.now()
    const after = (ms: number) => new Date(now.getTime() + ms)
    return (await claimNext(tx, { owner, now, leaseUntil: after(LEASE_MS), deadlineAt: after(RUN_MS) })) ?? null
  })
}
