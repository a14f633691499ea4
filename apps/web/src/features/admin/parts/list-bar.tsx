import type { ReactNode } from 'react'
import { ColumnChoice } from './column-choice.tsx'
import { ExportButton } from './export-button.tsx'
import styles from './list-bar.module.css'
import { type Column, csvColumnsOf } from './table.tsx'
import type { ReadPage } from './use-export.ts'
import { useShownColumns } from './use-shown-columns.ts'

interface ListBarProps<Row> {
  /** Storage key of the column choice, and part of the export's file name. */
  name: string
  columns: readonly Column<Row>[]
  /** Reads one page, for the export; undefined where the list cannot be exported. */
  read?: ReadPage<Row>
  /** Filter controls. */
  children?: ReactNode
}

/** Toolbar of a list: filters, column choice, export. */
export function ListBar<Row>({ name, columns, read, children }: ListBarProps<Row>) {
  const shown = useShownColumns(name, columns)
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.tools}>
        <ColumnChoice table={name} columns={columns} />
        {read && <ExportButton name={name} columns={csvColumnsOf(shown)} read={read} />}
      </div>
    </div>
  )
}
