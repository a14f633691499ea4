import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { type CsvColumn, writeCsv } from './rules.ts'

/** Maximum rows of an export; for more, narrow the filter. */
export const ROWS_MAX = 10_000
/** Maximum page size of the list calls. */
const LIMIT = '100'

/** Reads one page of the list under its current filter. */
export type ReadPage<Row> = (page: {
  limit: string
  cursor?: string
}) => Promise<{ items: Row[]; nextCursor: string | null }>

/** Exports all pages of a list, whichever is open. */
export function useExport<Row>(name: string, columns: readonly CsvColumn<Row>[], read: ReadPage<Row>) {
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
