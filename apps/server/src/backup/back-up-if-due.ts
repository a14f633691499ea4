import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { BACKUP_PROGRAM } from '../built-files.ts'
import { readBackupStanding } from '../db/backup/backup-runs.ts'
import { areFilesHeld } from '../db/backup/hold-files.ts'
import { isDue } from '../db/backup/judge-backups.ts'
import type { Deps } from '../deps.ts'

type DueDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log'>

const run = promisify(execFile)

/** Make the backup that is due, in a process of its own: compressing and encrypting would keep people waiting in this one. */
export async function backUpIfDue({ config, db, clock, log }: DueDeps, signal: AbortSignal | undefined): Promise<void> {
  const { schedule } = config.backup
  if (!schedule || !isDue(await readBackupStanding(db), schedule.everyMs, clock.now())) return
  if (await areFilesHeld(db)) return
  try {
    const { stdout } = await run(process.execPath, [BACKUP_PROGRAM, 'scheduled'], { signal, killSignal: 'SIGTERM' })
    log.info({ backup: stdout.trim() }, 'a backup was made and read back')
  } catch (error) {
    if (signal?.aborted) return
    // The row of the run says it too, for the alarms; it is tried again in half an hour.
    log.error({ reason: readReason(error) }, 'the scheduled backup failed')
  }
}

function readReason(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  return said === '' ? String(error) : said.slice(0, 1000)
}
