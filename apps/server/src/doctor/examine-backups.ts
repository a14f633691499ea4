import type { Config } from '../config.ts'
import { type BackupStanding, readBackupStanding } from '../db/backup/backup-runs.ts'
import { stateOf } from '../db/backup/judge-backups.ts'
import type { Db } from '../db/open.ts'
import { type Finding, reasonOf } from './finding.ts'

const MB = 1024 * 1024

/** Backups that the server is to make by itself. */
export async function examineBackups(
  { backup: { schedule } }: Pick<Config, 'backup'>,
  db: Db | null,
  now: Date,
): Promise<Finding> {
  const part = 'backups'
  if (!schedule)
    return { part, state: 'off', text: 'none are made by the server itself; set BACKUP_EVERY and BACKUP_TO' }
  if (!db) return { part, state: 'off', text: `the first one comes to ${schedule.folder} after the first start` }
  try {
    const standing = await readBackupStanding(db)
    const state = stateOf(standing, schedule.everyMs, now)
    if (state === 'well') return { part, state, text: `${describeNewest(standing)}, in ${schedule.folder}` }
    const why =
      state === 'failed'
        ? `the last one failed: ${standing.last?.failure}`
        : 'none was made for two periods: see that a server runs and its log'
    return { part, state: 'broken', text: `${why}; ${describeNewest(standing)}` }
  } catch (error) {
    return { part, state: 'broken', text: reasonOf(error) }
  }
}

function describeNewest({ lastGoodAt, lastGoodBytes, lastGoodMissing }: BackupStanding): string {
  if (lastGoodAt === null) return 'there is no whole one yet'
  const size = `${Math.ceil((lastGoodBytes ?? 0) / MB)} MB`
  const lacking = lastGoodMissing ? `, without ${lastGoodMissing} pictures that were damaged or gone` : ''
  return `the newest whole one is of ${lastGoodAt.toISOString()}, ${size}${lacking}`
}
