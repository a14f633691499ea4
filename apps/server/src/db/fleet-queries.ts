import { sql } from 'kysely'
import type { FleetProcess } from '../platform/fleet.ts'
import type { Db } from './open.ts'

/** Rows of processes that are gone are kept for the operator to see. */
const KEPT_SECONDS = 3600

export type OwnProcess = Pick<FleetProcess, 'id' | 'host' | 'pid' | 'role' | 'version' | 'engines' | 'localSlots'> & {
  nodeId: string
}

/**
 * Say that this process lives, by the database's clock, and forget those that have been gone for long. A data folder has one
 * process, so an earlier one of this folder is gone.
 */
export async function writeProcess(db: Db, own: OwnProcess): Promise<void> {
  const { id, nodeId, host, pid, role, version, engines, localSlots } = own
  await sql`
    insert into processes (id, node_id, host, pid, role, version, engines, local_slots, started_at, seen_at)
    values (${id}, ${nodeId}, ${host}, ${pid}, ${role}, ${version}, ${engines}, ${localSlots}, now(), now())
    on conflict (id) do update set seen_at = now(), stopped_at = null
  `.execute(db)
  await sql`
    delete from processes where id <> ${id}
      and (node_id = ${nodeId} or seen_at < now() - make_interval(secs => ${KEPT_SECONDS}))
  `.execute(db)
}

export async function writeProcessEnd(db: Db, id: string): Promise<void> {
  await sql`update processes set stopped_at = now(), seen_at = now() where id = ${id}`.execute(db)
}

/** The newest first. */
export async function listProcesses(db: Db): Promise<FleetProcess[]> {
  const { rows } = await sql<FleetProcess>`
    select id, host, pid, role, version, engines, local_slots as "localSlots", started_at as "startedAt", seen_at as "seenAt",
      (extract(epoch from greatest(now() - seen_at, interval '0')) * 1000)::float8 as "silentMs",
      stopped_at is not null as "isStopped"
    from processes order by started_at desc, id limit 200
  `.execute(db)
  return rows
}
