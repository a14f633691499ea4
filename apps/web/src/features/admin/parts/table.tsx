import type { ReactNode } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import type { Plain } from './rules.ts'
import styles from './table.module.css'

export interface Column<Row> {
  /** Empty for the acts of a row. */
  label: string
  cell: (row: Row) => ReactNode
  /** What a file says in its place. None: the column is in no file. */
  text?: Plain<Row>['text']
  /** What else is in the cell: columns of their own in a file. */
  also?: readonly Plain<Row>[]
  kind?: 'text' | 'number' | 'acts'
}

interface TableProps<Row> {
  /** What the rows are, for who cannot see the heading above. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

/** The columns as a file has them. */
export function plainsOf<Row>(columns: readonly Column<Row>[]): Plain<Row>[] {
  return columns.flatMap(({ label, text, also = [] }) => (text ? [{ label, text }, ...also] : []))
}

/** Rows under a heading that stays in view; where there is no room for columns, a card each. */
export function Table<Row extends { id: string }>({ label, columns, rows }: TableProps<Row>) {
  const t = useAdminText()
  return (
    <div className={styles.room}>
      <table className={styles.table} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, at) => (
              <th key={at} role="columnheader" scope="col" data-kind={column.kind}>
                {column.label || <span className="sr-only">{t('admin.act')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row">
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
