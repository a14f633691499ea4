import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { type Plain, writeCsv } from './rules.ts'

/** Of the file; whoever wants more narrows the filter. */
export const ROWS_MAX = 10_000
/** The most that one call of a list gives. */
const LIMIT = '100'

/** A list under its present filter, page by page. */
export type ReadPage<Row> = (page: {
  limit: string
  cursor?: string
}) => Promise<{ items: Row[]; nextCursor: string | null }>

/** Save all of a list as a file, whatever page of it is open. */
export function useExport<Row>(name: string, columns: readonly Plain<Row>[], read: ReadPage<Row>) {
  const [count, setCount] = useState(0)
  const run = useMutation({
    mutationFn: async () => {
      setCount(0)
      const { rows, isCut } = await readAll(read, setCount)
      const file = new Blob([writeCsv(columns, rows)], { type: 'text/csv;charset=utf-8' })
      saveFile(file, `easel-${name}-${new Date().toISOString().slice(0, 10)}.csv`)
      return isCut
    },
  })
  return { start: () => run.mutate(), isBusy: run.isPending, count, isCut: run.data === true, error: run.error }
}

async function readAll<Row>(
  read: ReadPage<Row>,
  tell: (count: number) => void,
): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows: Row[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<ReadPage<Row>>> = await read({ limit: LIMIT, ...(cursor !== null && { cursor }) })
    rows.push(...page.items)
    tell(rows.length)
    cursor = page.nextCursor
  } while (cursor !== null && rows.length < ROWS_MAX)
  return { rows: rows.slice(0, ROWS_MAX), isCut: cursor !== null || rows.length > ROWS_MAX }
}
