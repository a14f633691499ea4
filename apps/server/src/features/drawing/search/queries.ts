import { id } from '@easel/contract/basics'
import type { TaskSort } from '@easel/contract/admin-tasks'
import type { TaskStatus } from '@easel/contract/drawing'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import { isAfterCursor, type CursorPosition, type SortOrder } from '../../../db/sorted-page.ts'
import type { TaskRow } from '../../../db/tables.ts'
import { containsPattern } from '../queries.ts'

export interface TaskSearch {
  /** Empty: all. */
  text: string
  status: TaskStatus | undefined
  turn: SortOrder<'submit_time'>
  last: CursorPosition | undefined
}

/** Not by id: what its author confirms is submitted then. */
export const TASK_TURNS: Readonly<Record<TaskSort, SortOrder<'submit_time'>>> = {
  'time-desc': { column: 'submit_time', direction: 'desc' },
  'time-asc': { column: 'submit_time', direction: 'asc' },
}

export async function findTasks(db: Db, { text, status, turn, last }: TaskSearch, limit: number): Promise<TaskRow[]> {
  return db
    .selectFrom('tasks')
    .selectAll()
    .$if(text !== '', (query) => query.where(isMeant(text)))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'NOT_START'))
    .$call((query) => (last ? query.where(isAfterCursor(turn, last.id, new Date(last.value ?? 0))) : query))
    .orderBy(turn.column, turn.direction)
    .orderBy('id', turn.direction)
    .limit(limit)
    .execute()
}

/** A whole id, or any part of a prompt or of the author's phone; no character of it is a pattern. */
function isMeant(text: string): RawBuilder<boolean> {
  const whole = id.safeParse(text.toLowerCase())
  if (whole.success) return sql<boolean>`tasks.id = ${whole.data}`
  const digits = text.replace(/[\s-]/g, '')
  return sql<boolean>`(
    tasks.prompt ilike ${containsPattern(text)}
    or tasks.user_id in (select id from users where ${digits} <> '' and position(${digits} in phone) > 0)
  )`
}
