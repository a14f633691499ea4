import type { BackupConfig } from '../../platform/backup/settings.ts'
import type { Db } from '../open.ts'
import { type BackupStanding, readBackupStanding } from './backup-runs.ts'

/** `off`: nobody wants any. `late`: the newest whole one is older than two periods, or there is none. */
export type BackupState = 'off' | 'well' | 'failed' | 'late'

/** After a failure it is tried again this much later. */
const RETRY_MS = 30 * 60_000

export async function judgeBackups(db: Db, { schedule }: BackupConfig, now: Date): Promise<BackupState> {
  return schedule ? stateOf(await readBackupStanding(db), schedule.everyMs, now) : 'off'
}

/** The same as an alarm, or none. */
export async function listBackupAlarms(db: Db, config: BackupConfig, now: Date): Promise<'backup'[]> {
  const state = await judgeBackups(db, config, now)
  return state === 'failed' || state === 'late' ? ['backup'] : []
}

export function stateOf({ last, lastGoodAt }: BackupStanding, everyMs: number, now: Date): BackupState {
  const since = (at: Date) => now.getTime() - at.getTime()
  if (last?.failure) return 'failed'
  const isUnderWay = last !== null && last.ended_at === null && since(last.started_at) <= 2 * everyMs
  if (isUnderWay && lastGoodAt === null) return 'well'
  return lastGoodAt !== null && since(lastGoodAt) <= 2 * everyMs ? 'well' : 'late'
}

/** Whether another one is to be made now, if none is under way. */
export function isDue({ last, lastGoodAt }: BackupStanding, everyMs: number, now: Date): boolean {
  const since = (at: Date) => now.getTime() - at.getTime()
  if (lastGoodAt !== null && since(lastGoodAt) < everyMs) return false
  return !last?.failure || since(last.ended_at ?? last.started_at) >= RETRY_MS
}
