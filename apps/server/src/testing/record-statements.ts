import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { columnTypes } from '../db/column-types.ts'
import { prepareStatements } from '../db/prepared-statements.ts'
import { type Db, type DbOptions, toClientConfig } from '../db/open.ts'
import type { Database } from '../db/tables.ts'
import { afterFile } from './after-file.ts'

const BRACKETS = ['begin', 'commit', 'rollback']

/** A second way to the same database, which writes down every statement that it sends, but for those that begin and end transactions. */
export function recordStatements(server: DbOptions['server']): { db: Db; statements: string[] } {
  const pool = new pg.Pool({ ...toClientConfig(server), max: 2, types: columnTypes })
  pool.on('connect', prepareStatements)
  const statements: string[] = []
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      if (!BRACKETS.includes(query.sql)) statements.push(query.sql.trim().replace(/\s+/g, ' '))
    },
  })
  afterFile(() => db.destroy())
  return { db, statements }
}
