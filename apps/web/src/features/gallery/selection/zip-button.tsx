import { DOWNLOAD_TASKS_MAX } from '@easel/contract/limits'
import Download from 'lucide-react/icons/download'
import { useId } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDownload } from '../use-download.ts'
import styles from './selection-bar.module.css'

const MB = 1_000_000

/** Downloads the selected pictures as a zip; shows when the last download failed. */
export function ZipButton({ ids }: { ids: readonly string[] }) {
  const t = useText()
  const { bytes, hasFailed, start, cancel } = useDownload()
  const problemId = useId()
  const isTooMany = ids.length > DOWNLOAD_TASKS_MAX
  if (bytes !== null) return <Progress bytes={bytes} onCancel={cancel} />
  return (
    <>
      {hasFailed && (
        <span id={problemId} className={styles.problem}>
          {t('gallery.zipFailed')}
        </span>
      )}
      <Button
        size="small"
        aria-disabled={isTooMany || undefined}
        aria-describedby={hasFailed ? problemId : undefined}
        onClick={() => (isTooMany ? toast(t('gallery.tooMany', { max: DOWNLOAD_TASKS_MAX }), 'warning') : start(ids))}
      >
        <Download size={16} strokeWidth={1.75} aria-hidden />
        <span>{t('gallery.zip')}</span>
      </Button>
    </>
  )
}

/** Bytes received; the total size is unknown. */
function Progress({ bytes, onCancel }: { bytes: number; onCancel: () => void }) {
  const t = useText()
  return (
    <span className={styles.zip} role="status">
      {t('gallery.zipping', { mb: (bytes / MB).toFixed(1) })}
      <Button size="small" onClick={onCancel}>
        {t('ui.cancel')}
      </Button>
    </span>
  )
}
