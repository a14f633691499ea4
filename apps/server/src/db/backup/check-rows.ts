import { type Counts, ending, heading, readJson, requireSame, rowsOf, splitLines, tableLine } from './backup-lines.ts'

/**
 * Read rows to their end without a database.
 *
 * @param onPicture hears the name of each picture, as often as rows name it
 * @throws RowsFault, SyntaxError, ZodError when they are cut or none
 */
export async function checkRows(
  bytes: AsyncIterable<Uint8Array>,
  onPicture: (sha256: string) => void,
): Promise<{ migrations: string[]; counts: Counts }> {
  const lines = splitLines(bytes)
  const { migrations } = heading.parse(await readJson(lines))
  const counts: Counts = {}
  for (;;) {
    const line = await readJson(lines)
    const end = ending.safeParse(line).data
    if (end) {
      requireSame(counts, end.rows)
      return { migrations, counts }
    }
    const { table, columns } = tableLine.parse(line)
    const place = table === 'images' ? columns.indexOf('sha256') : -1
    let count = 0
    for await (const row of rowsOf(lines)) {
      count += 1
      if (place >= 0) onPicture(row.split('\t')[place] ?? '')
    }
    counts[table] = count
  }
}
