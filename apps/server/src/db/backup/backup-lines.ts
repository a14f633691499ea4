import { z } from 'zod'

/*
 * The rows of a backup are text: a heading, for each table a line that names it, its rows as COPY writes them and a line
 * `\.`, and at the end a line with the counts. Rows never hold a raw line break, so nothing else can look like these.
 */

export const END_OF_ROWS = '\\.'

export const heading = z.object({
  easelBackup: z.literal(1),
  /** The names of the migrations that made these tables. */
  migrations: z.array(z.string()),
})

export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) })

/** Rows of each table. */
export const ending = z.object({ rows: z.record(z.string(), z.number()) })

/** The rows are cut, or not those that were written. */
class RowsFault extends Error {
  override name = 'RowsFault'
}

export type Lines = AsyncGenerator<string, undefined>
/** Rows of each table. */
export type Counts = Record<string, number>

/** The rows of the table whose line was read. @throws RowsFault when they have no end */
export async function* rowsOf(lines: Lines): AsyncGenerator<string> {
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new RowsFault('it ends in the middle of a table')
    if (value === END_OF_ROWS) return
    yield value
  }
}

/** @throws RowsFault, SyntaxError */
export async function readJson(lines: Lines): Promise<unknown> {
  const { value, done } = await lines.next()
  if (done) throw new RowsFault('it ends too early')
  return JSON.parse(value)
}

/** @throws RowsFault */
export function requireSame(counts: Counts, expected: Counts): void {
  for (const [table, rows] of Object.entries(expected)) {
    if (counts[table] !== rows) throw new RowsFault(`it says ${rows} ${table} and holds ${counts[table] ?? 0}`)
  }
}

/** Split text into lines at line feeds and nowhere else, which readline does not promise. */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
