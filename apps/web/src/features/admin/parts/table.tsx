import type { ReactNode } from 'react'
import { type Head, Heading } from './heading.tsx'
import type { Plain } from './rules.ts'
import styles from './table.module.css'
import { useRowFocus } from './use-row-focus.ts'
import type { Sorting } from './use-sorting.ts'

export interface Column<Row> extends Head {
  /** By which it can be hidden; without one it is always there. */
  id?: string
  cell: (row: Row) => ReactNode
  /** What a file says in its place. None: the column is in no file. */
  text?: Plain<Row>['text']
  /** What else is in the cell: columns of their own in a file. */
  also?: readonly Plain<Row>[]
}

interface TableProps<Row> {
  /** What the rows are, for who cannot see the heading above. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  sorting?: Sorting | undefined
}

/** The columns as a file has them. */
export function plainsOf<Row>(columns: readonly Column<Row>[]): Plain<Row>[] {
  return columns.flatMap(({ label, text, also = [] }) => (text ? [{ label, text }, ...also] : []))
}

/** Rows under a heading that stays in view, which the keyboard walks; where there is no room for columns, a card each. */
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
