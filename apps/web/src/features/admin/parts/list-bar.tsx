import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorDetails } from '../../../ui/error-details.tsx'
import styles from './list-bar.module.css'
import { type Column, plainsOf } from './table.tsx'
import { type ReadPage, ROWS_MAX, useExport } from './use-export.ts'

interface ListBarProps<Row> {
  /** In the name of its file. */
  name: string
  columns: readonly Column<Row>[]
  read: ReadPage<Row>
  /** What the list is filtered by. */
  children?: ReactNode
}

/** Above a list: what narrows it, and the way to have all of it as a file. */
export function ListBar<Row>({ name, columns, read, children }: ListBarProps<Row>) {
  const t = useAdminText()
  const formats = useFormats()
  const { start, isBusy, count, isCut, error } = useExport(name, plainsOf(columns), read)
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.tools}>
        <p role="status">
          {isBusy && t('admin.csvCount', { n: formats.number(count) })}
          {isCut && t('admin.csvCut', { n: formats.number(ROWS_MAX) })}
        </p>
        <Button size="large" isBusy={isBusy} onClick={start}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          {t('admin.downloadCsv')}
        </Button>
      </div>
      {error && (
        <div role="alert" className={styles.problem}>
          <p>{t('admin.notLoaded', { problem: error.message })}</p>
          <ErrorDetails error={error} />
        </div>
      )}
    </div>
  )
}
