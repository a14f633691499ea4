import type { Defaulted } from './column-kinds.ts'

/** Backups that the schedule has begun. */
export interface BackupRunsTable {
  id: string
  /** Its name in the folder of backups. */
  file: string
  started_at: Date
  /** Null: it is under way, or died. */
  ended_at: Defaulted<Date | null>
  bytes: Defaulted<number | null>
  pictures: Defaulted<number | null>
  /** Pictures that were damaged or gone in the storage. */
  missing: Defaulted<number | null>
  /** Why it is not whole; null: it is, once it has ended. */
  failure: Defaulted<string | null>
  /** When it had to go for newer ones. */
  removed_at: Defaulted<Date | null>
}
