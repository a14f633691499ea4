import Download from 'lucide-react/icons/download'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorDetails } from '../../../ui/error-details.tsx'
import styles from './export-button.module.css'
import type { CsvColumn } from './rules.ts'
import { type ReadPage, ROWS_MAX, useExport } from './use-export.ts'

interface ExportButtonProps<Row> {
  /** Part of the file name. */
  name: string
  columns: readonly CsvColumn<Row>[]
  read: ReadPage<Row>
}

/** Exports the whole list as CSV, with progress and result beside the button. */
export function ExportButton<Row>({ name, columns, read }: ExportButtonProps<Row>) {
  const t = useAdminText()
  const formats = useFormats()
  const { start, isBusy, count, isCut, error } = useExport(name, columns, read)
  return (
    <>
      <p role="status" className={styles.state}>
        {isBusy && t('admin.csvCount', { n: formats.number(count) })}
        {isCut && t('admin.csvCut', { n: formats.number(ROWS_MAX) })}
      </p>
      {error && (
        <div role="alert" className={styles.problem}>
          <p>{t('admin.notLoaded', { problem: error.message })}</p>
          <ErrorDetails error={error} />
        </div>
      )}
      <Button size="small" isBusy={isBusy} onClick={start}>
        <Download size={16} strokeWidth={1.75} aria-hidden />
        {t('admin.exportCsv')}
      </Button>
    </>
  )
}
