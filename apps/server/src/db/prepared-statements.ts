import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* kept */'

/**
 * At the end of a statement: every connection that runs it plans it once. For those that run all the time and take longer to plan
 * than to run. They name their columns: a plan of `*` is refused once the table has got another one.
 */
export const prepared = sql.raw(MARK)

const names = new Map<string, string>()

/** Have a new connection keep what it is asked to. */
export function prepareStatements(client: pg.ClientBase): void {
  const { query } = client
  const ask = (text: unknown, values: unknown, ...more: unknown[]): unknown => {
    if (typeof text !== 'string' || !text.trimEnd().endsWith(MARK))
      return Reflect.apply(query, client, [text, values, ...more])
    return Reflect.apply(query, client, [{ name: nameOf(text), text, values }])
  }
  Object.assign(client, { query: ask })
}

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}
