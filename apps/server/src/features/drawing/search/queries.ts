import { id } from '@easel/contract/basics'
import type { TaskStatus } from '@easel/contract/drawing'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import type { TaskRow } from '../../../db/tables.ts'
import { holding } from '../queries.ts'

export interface TaskSearch {
  /** Empty: all. */
  text: string
  status: TaskStatus | undefined
  /** The last one of the page before. */
  before: string | undefined
}

/** Newest first. */
export async function findTasks(db: Db, { text, status, before }: TaskSearch, limit: number): Promise<TaskRow[]> {
  return db
    .selectFrom('tasks')
    .selectAll()
    .$if(text !== '', (query) => query.where(isMeant(text)))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'NOT_START'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** A whole id, or any part of a prompt or of the author's phone; no character of it is a pattern. */
function isMeant(text: string): RawBuilder<boolean> {
  const whole = id.safeParse(text.toLowerCase())
  if (whole.success) return sql<boolean>`tasks.id = ${whole.data}`
  const digits = text.replace(/[\s-]/g, '')
  return sql<boolean>`(
    tasks.prompt ilike ${holding(text)}
    or tasks.user_id in (select id from users where ${digits} <> '' and position(${digits} in phone) > 0)
  )`
}
