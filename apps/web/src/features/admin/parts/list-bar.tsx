import type { ReactNode } from 'react'
import { ColumnChoice } from './column-choice.tsx'
import { ExportButton } from './export-button.tsx'
import styles from './list-bar.module.css'
import { type Column, plainsOf } from './table.tsx'
import type { ReadPage } from './use-export.ts'
import { useShownColumns } from './use-shown-columns.ts'

interface ListBarProps<Row> {
  /** Under this name the choice of columns is kept, and files are saved. */
  name: string
  columns: readonly Column<Row>[]
  /** Of a list with pages, which can be saved as a file. */
  read?: ReadPage<Row>
  /** What the list is filtered by. */
  children?: ReactNode
}

/** Above a list: what narrows it, which columns it has, and the way to have all of it as a file. */
export function ListBar<Row>({ name, columns, read, children }: ListBarProps<Row>) {
  const shown = useShownColumns(name, columns)
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.tools}>
        <ColumnChoice table={name} columns={columns} />
        {read && <ExportButton name={name} columns={plainsOf(shown)} read={read} />}
      </div>
    </div>
  )
}
