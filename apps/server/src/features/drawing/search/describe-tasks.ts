import type { AdminTask } from '@easel/contract/admin-tasks'
import type { Db } from '../../../db/open.ts'
import type { TaskRow } from '../../../db/tables.ts'
import { listPeople } from '../../account/gate.ts'
import { listTitles } from '../../channel/gate.ts'
import { viewAdminTask } from './view.ts'

/** Tasks as operators see them, in their order: whose they are, and where they stand. */
export async function describeTasks(db: Db, rows: readonly TaskRow[]): Promise<AdminTask[]> {
  const userIds = new Set(rows.map((row) => row.user_id))
  const channelIds = new Set(rows.map((row) => row.channel_id))
  const around = { people: await listPeople(db, [...userIds]), titles: await listTitles(db, [...channelIds]) }
  return rows.map((row) => viewAdminTask(row, around))
}
