import type { ReactNode } from 'react'
import { type Head, Heading } from './heading.tsx'
import type { CsvColumn } from './rules.ts'
import styles from './table.module.css'
import { useRowFocus } from './use-row-focus.ts'
import type { Sorting } from './use-sorting.ts'

export interface Column<Row> extends Head {
  /** Id by which it can be hidden; columns without one are always visible. */
  id?: string
  cell: (row: Row) => ReactNode
  /** Cell value in exports; without it the column is not exported. */
  text?: CsvColumn<Row>['text']
  /** Further values of the cell, exported as columns of their own. */
  also?: readonly CsvColumn<Row>[]
}

interface TableProps<Row> {
  /** Accessible name of the table. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  sorting?: Sorting | undefined
}

/** The columns of an export. */
export function csvColumnsOf<Row>(columns: readonly Column<Row>[]): CsvColumn<Row>[] {
  return columns.flatMap(({ label, text, also = [] }) => (text ? [{ label, text }, ...also] : []))
}

/** Table with a sticky head and keyboard navigation; in narrow layouts each row becomes a card. */
export function Table<Row extends { id: string }>({ label, columns, rows, sorting }: TableProps<Row>) {
  const focusOf = useRowFocus(rows)
  return (
    <div className={styles.room}>
      <table className={styles.table} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, at) => (
              <Heading key={at} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row" {...focusOf(row)}>
              {columns.map((column, at) => (
                <Cell key={at} row={row} column={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ row, column }: { row: Row; column: Column<Row> }) {
  return (
    <td role="cell" data-kind={column.kind} data-label={column.label || undefined}>
      <div>{column.cell(row)}</div>
    </td>
  )
}
