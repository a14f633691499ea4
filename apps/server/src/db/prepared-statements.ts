import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* kept */'

/**
 * Put at the end of a statement to prepare it once per connection: for frequent statements whose planning costs more than their
 * execution. They must name their columns, because a prepared `select *` fails after a column is added.
 */
export const prepared = sql.raw(MARK)

const names = new Map<string, string>()

/** Make a new connection prepare the statements that are marked. */
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
