import type pg from 'pg'
import type { z } from 'zod'
import { END_OF_ROWS, type ending, type heading, type tableLine } from './backup-lines.ts'
import { CopyOut } from './copy-out.ts'
import { copyTarget, listTables } from './list-tables.ts'

/** The rows of all tables as lines, for `restoreRows`; they are of one instant when the client's transaction sees one. */
export async function* readRows(client: pg.ClientBase, migrations: string[]): AsyncGenerator<string | Buffer> {
  const counts: Record<string, number> = {}
  yield line({ easelBackup: 1, migrations } satisfies z.infer<typeof heading>)
  for (const table of await listTables(client)) {
    yield line({ table: table.name, columns: table.columns } satisfies z.infer<typeof tableLine>)
    const rows = client.query(new CopyOut(`copy ${copyTarget(client, table)} to stdout`))
    yield* rows
    counts[table.name] = rows.rowCount
    yield `${END_OF_ROWS}\n`
  }
  yield line({ rows: counts } satisfies z.infer<typeof ending>)
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`
}
