import { z } from 'zod'

/*
 * A backup is compressed text: a heading, for each table a line that names it, its rows as COPY writes them and a line
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
