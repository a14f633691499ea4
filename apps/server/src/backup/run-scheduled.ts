import { setPriority } from 'node:os'
import type { Config } from '../config.ts'
import { openDb } from '../db/open.ts'
import { openDatabaseForReading } from '../db/open-database.ts'
import { systemClock } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { backUpOnSchedule } from './back-up-on-schedule.ts'
import { findSecretKey, openStorage, stopSignal } from './program-parts.ts'

/** So that whoever draws or reads does not wait for it. */
const BEHIND_THE_SERVER = 10

/** What the server starts when a backup is due. Returns what was made, for its log. */
export async function runScheduled(config: Config): Promise<string> {
  const { schedule } = config.backup
  if (!schedule) throw new StartupProblem('Nothing is scheduled: set BACKUP_EVERY and BACKUP_TO.')
  setPriority(BEHIND_THE_SERVER)
  const { server, close } = await openDatabaseForReading(config)
  const store = openStorage(config)
  const db = openDb({ server, maxConnections: 2 })
  try {
    const parts = { config, db, server, blobs: store.blobs, secretKey: findSecretKey(config) }
    const deps = { ...parts, now: () => systemClock.now(), newId: () => newId() }
    return JSON.stringify(await backUpOnSchedule(deps, schedule, stopSignal()))
  } finally {
    await db.destroy()
    await store.close()
    await close()
  }
}
