import { deployedMigrations } from './deployed-migrations.ts'
import type { Migration } from './migration.ts'
import * as logos from './migrations/0037-logos.ts'
import * as programKeys from './migrations/0038-program-keys.ts'
import * as webhooks from './migrations/0039-webhooks.ts'
import * as taskNumbers from './migrations/0040-task-numbers.ts'
import * as indexesByAge from './migrations/0041-indexes-by-age.ts'
import * as processes from './migrations/0042-processes.ts'
import * as storageMarks from './migrations/0043-storage-marks.ts'
import * as backupRuns from './migrations/0044-backup-runs.ts'
import * as taskTraces from './migrations/0045-task-traces.ts'
import * as personWrites from './migrations/0046-person-writes.ts'
import * as tasksNotDrawn from './migrations/0047-tasks-not-drawn.ts'
import * as clips from './migrations/0048-clips.ts'
import * as tasksOfClips from './migrations/0049-tasks-of-clips.ts'

/** Listed rather than read from a folder: the server ships as one bundled file. */
export const migrations: Readonly<Record<string, Migration>> = {
  ...deployedMigrations,
  '0037-logos': logos,
  '0038-program-keys': programKeys,
  '0039-webhooks': webhooks,
  '0040-task-numbers': taskNumbers,
  '0041-indexes-by-age': indexesByAge,
  '0042-processes': processes,
  '0043-storage-marks': storageMarks,
  '0044-backup-runs': backupRuns,
  '0045-task-traces': taskTraces,
  '0046-person-writes': personWrites,
  '0047-tasks-not-drawn': tasksNotDrawn,
  '0048-clips': clips,
  '0049-tasks-of-clips': tasksOfClips,
}
