import type { BackupRunsTable } from '../backup-tables.ts'
import type { Db } from '../open.ts'
import type { Selectable } from 'kysely'

/** How the schedule of backups stands. */
export interface BackupStanding {
  /** When the newest whole one was begun; null: there is none. */
  lastGoodAt: Date | null
  lastGoodBytes: number | null
  lastGoodMissing: number | null
  /** The newest of all; null: there was none yet. */
  last: Pick<Selectable<BackupRunsTable>, 'started_at' | 'ended_at' | 'failure'> | null
}

const REASON_MAX_CHARS = 300
/** Of failures, and of those that had to go. */
const ROWS_KEPT = 200

/** What died before is noted as that: whoever begins holds the files, so nobody else is at it. */
export async function beginRun(db: Db, run: { id: string; file: string; now: Date }): Promise<void> {
  await db
    .updateTable('backup_runs')
    .set({ ended_at: run.now, failure: 'it was cut off' })
    .where('ended_at', 'is', null)
    .execute()
  await db.insertInto('backup_runs').values({ id: run.id, file: run.file, started_at: run.now }).execute()
}

export async function endRun(
  db: Db,
  id: string,
  made: { now: Date } & ({ bytes: number; pictures: number; missing: number } | { failure: string }),
): Promise<void> {
  const { now, ...found } = made
  const result = 'failure' in found ? { failure: found.failure.slice(0, REASON_MAX_CHARS) } : found
  await db
    .updateTable('backup_runs')
    .set({ ended_at: now, ...result })
    .where('id', '=', id)
    .execute()
}

/** As if it had never been begun. */
export async function forgetRun(db: Db, id: string): Promise<void> {
  await db.deleteFrom('backup_runs').where('id', '=', id).execute()
}

/** A run that failed, maybe before it could begin. */
export async function noteFailedRun(
  db: Db,
  run: { id: string; file: string; now: Date; failure: string },
): Promise<void> {
  const failure = run.failure.slice(0, REASON_MAX_CHARS)
  const at = { started_at: run.now, ended_at: run.now }
  await db
    .insertInto('backup_runs')
    .values({ id: run.id, file: run.file, ...at, failure })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ended_at: run.now, failure }))
    .execute()
}

/** Whole ones that have not been removed. */
export async function listMade(db: Db): Promise<{ id: string; file: string; madeAt: Date }[]> {
  return db
    .selectFrom('backup_runs')
    .select(['id', 'file', 'started_at as madeAt'])
    .where('ended_at', 'is not', null)
    .where('failure', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('started_at', 'desc')
    .limit(10_000)
    .execute()
}

/** Names of what is not whole: what is left of them may go. */
export async function listUnfinished(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('backup_runs')
    .select('file')
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('failure', 'is not', null)]))
    .orderBy('started_at', 'desc')
    .limit(ROWS_KEPT)
    .execute()
  return rows.map(({ file }) => file)
}

export async function noteRemoved(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0) await db.updateTable('backup_runs').set({ removed_at: now }).where('id', 'in', ids).execute()
  await db
    .deleteFrom('backup_runs')
    .where((eb) => eb.or([eb('failure', 'is not', null), eb('removed_at', 'is not', null)]))
    .where('id', 'not in', (eb) =>
      eb.selectFrom('backup_runs').select('id').orderBy('started_at', 'desc').limit(ROWS_KEPT),
    )
    .execute()
}

export async function readBackupStanding(db: Db): Promise<BackupStanding> {
  const newest = db.selectFrom('backup_runs').orderBy('started_at', 'desc').limit(1)
  const last = await newest.select(['started_at', 'ended_at', 'failure']).executeTakeFirst()
  const good = await newest
    .select(['started_at', 'bytes', 'missing'])
    .where('ended_at', 'is not', null)
    .where('failure', 'is', null)
    .executeTakeFirst()
  return {
    lastGoodAt: good?.started_at ?? null,
    lastGoodBytes: good?.bytes ?? null,
    lastGoodMissing: good?.missing ?? null,
    last: last ?? null,
  }
}
