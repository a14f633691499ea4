import type { AdminProcess } from '@easel/contract/admin-processes'
import { listProcesses as listRows } from '../../db/fleet-queries.ts'
import type { Deps } from '../../deps.ts'
import { type FleetProcess, isLiving } from '../../platform/fleet.ts'

/** Every process that was seen within the hour. */
export async function listProcesses({ db }: Pick<Deps, 'db'>): Promise<AdminProcess[]> {
  return (await listRows(db)).map(viewProcess)
}

function viewProcess(row: FleetProcess): AdminProcess {
  const { id, host, pid, role, version, engines, startedAt, seenAt, isStopped } = row
  const silent = isLiving(row) ? 'living' : 'silent'
  return {
    ...{ id, host, pid, role, version, engines: engines && [...engines] },
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    state: isStopped ? 'stopped' : silent,
  }
}
