import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import {
  beginRun,
  endRun,
  forgetRun,
  listMade,
  listUnfinished,
  noteFailedRun,
  noteRemoved,
} from '../db/backup/backup-runs.ts'
import { BackupUnderWay } from '../db/backup/hold-files.ts'
import type { Db, DbOptions } from '../db/open.ts'
import type { Config } from '../config.ts'
import { listSurplus } from '../platform/backup/keep-rule.ts'
import type { BackupSchedule } from '../platform/backup/settings.ts'
import type { BlobStore } from '../platform/blobs.ts'
import type { Secret } from '../platform/secret.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { readArchive } from './open-archive.ts'
import { verifyArchive } from './verify-archive.ts'
import { type Written, writeArchive } from './write-archive.ts'

export interface ScheduleDeps {
  config: Pick<Config, 'backup' | 'minFreeBytes'>
  db: Db
  server: DbOptions['server']
  blobs: BlobStore
  secretKey: Secret | null
  now: () => Date
  newId: () => string
  /** Of the passphrase; tests take less. */
  workFactor?: number
}

/**
 * Make the backup that is due, read it back, note how it went, and remove those that have to go for it: only files that the
 * schedule of this database wrote, and only when the new one is whole.
 */
export async function backUpOnSchedule(
  deps: ScheduleDeps,
  schedule: BackupSchedule,
  signal: AbortSignal,
): Promise<Written & { file: string }> {
  const [id, startedAt] = [deps.newId(), deps.now()]
  const name = nameFile(startedAt, id, deps.config.backup.passphrase)
  const file = path.join(schedule.folder, name)
  try {
    // Not what is above it: an unmounted share is no place for backups.
    await mkdir(schedule.folder, { mode: 0o700 }).catch(unlessThere)
    const { pictures, passphrase } = deps.config.backup
    const { secretKey, workFactor } = deps
    const written = await writeArchive(deps, {
      ...{ file, pictures, passphrase, secretKey, minFreeBytes: deps.config.minFreeBytes, signal },
      ...(workFactor !== undefined && { workFactor }),
      onBegin: async () => {
        await removeLeftovers(deps.db, schedule.folder)
        await beginRun(deps.db, { id, file: name, now: startedAt })
      },
    })
    await readArchive({ file, passphrase }, verifyArchive)
    await endRun(deps.db, id, { now: deps.now(), ...written })
    await removeSurplus(deps, schedule)
    return { ...written, file }
  } catch (error) {
    await rm(file, { force: true })
    if (error instanceof BackupUnderWay) throw error
    // The next start begins again at once.
    if (signal.aborted) await forgetRun(deps.db, id)
    if (signal.aborted) throw new StartupProblem('The backup was stopped; nothing of it is left.')
    const failure = error instanceof Error ? error.message : String(error)
    await noteFailedRun(deps.db, { id, file: name, now: deps.now(), failure })
    throw error
  }
}

/** `easel-2026-03-01T02-00-00Z-6f3a9c.tar.age`: sorted by time, and never the name of another one. */
function nameFile(at: Date, id: string, passphrase: Secret | null): string {
  const time = `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  return `easel-${time}-${id.slice(-6)}.tar${passphrase ? '.age' : ''}`
}

/** Of runs that were killed. */
async function removeLeftovers(db: Db, folder: string): Promise<void> {
  for (const name of await listUnfinished(db)) {
    for (const suffix of ['', '.part', '.part.list']) await rm(path.join(folder, `${name}${suffix}`), { force: true })
  }
}

async function removeSurplus({ db, now }: ScheduleDeps, { folder, keep }: BackupSchedule): Promise<void> {
  const surplus = listSurplus(await listMade(db), keep)
  for (const { file } of surplus) await rm(path.join(folder, file), { force: true })
  await noteRemoved(
    db,
    surplus.map(({ id }) => id),
    now(),
  )
}

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}
