import { readBackupStanding } from '../db/backup/backup-runs.ts'
import { stateOf } from '../db/backup/judge-backups.ts'
import type { Deps } from '../deps.ts'
import type { Metric } from '../http/metrics.ts'

const WELL =
  'Whether the last scheduled backup did not fail and the newest whole one is not older than two periods; 1 without a schedule.'

/** Of backups that are scheduled. */
export async function readBackupMetrics({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<Metric[]> {
  const { schedule } = config.backup
  if (!schedule) return [one('easel_backup_is_well', WELL, 1)]
  const standing = await readBackupStanding(db)
  const [madeAt, isWell] = [
    standing.lastGoodAt?.getTime() ?? 0,
    stateOf(standing, schedule.everyMs, clock.now()) === 'well',
  ]
  return [
    one('easel_backup_is_well', WELL, Number(isWell)),
    one(
      'easel_backup_last_success_timestamp_seconds',
      'When the newest whole backup of the schedule was begun, since 1970; 0: there is none.',
      madeAt / 1000,
    ),
    one('easel_backup_last_bytes', 'Its size.', standing.lastGoodBytes ?? 0),
    one(
      'easel_backup_last_missing_pictures',
      'Pictures that were damaged or gone when it was made.',
      standing.lastGoodMissing ?? 0,
    ),
  ]
}

function one(name: string, help: string, value: number): Metric {
  return { name, help, samples: [{ value }] }
}
