import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { ENGINE_FAULTS } from '../rules.ts'
import { TELLING_ENDS, TELLING_MS } from './rules.ts'

export interface Counts {
  running: number
  queued: number
  /** Drawn by an engine and still there, and their pictures. */
  tasks: number
  images: number
}

/** A person's own, in all channels. What waits for its author, and what was only chosen or shown again, is not counted. */
export async function countTasks(db: Db, userId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select open.running, open.queued, drawn.tasks, drawn.images from
    (select count(*) filter (where status <> 'NOT_START' or lease_owner is not null)::int as running,
        count(*) filter (where status = 'NOT_START' and lease_owner is null)::int as queued
      from tasks where user_id = ${userId} and status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS')) as open,
    (select count(*)::int as tasks, coalesce(sum(cardinality(image_ids)) filter (where media_ids = '{}'), 0)::int as images
      from tasks where user_id = ${userId} and status = 'SUCCESS' and turn is not null) as drawn
  `.execute(db)
  return rows[0] ?? { running: 0, queued: 0, tasks: 0, images: 0 }
}

/** Of the drawings that this engine ended lately, newest first, whether each failed by its fault. */
export async function listLatelyFailed(db: Db, engine: string, now: Date): Promise<boolean[]> {
  const { rows } = await sql<{ hasFailed: boolean }>`
    select coalesce(fail_reason = any(${[...ENGINE_FAULTS]}::text[]), false) as "hasFailed" from tasks
    where turn is not null and status in ('SUCCESS', 'FAILURE') and engine = ${engine}
      and finish_time > ${new Date(now.getTime() - TELLING_MS)}
    order by finish_time desc limit ${TELLING_ENDS}
  `.execute(db)
  return rows.map(({ hasFailed }) => hasFailed)
}
