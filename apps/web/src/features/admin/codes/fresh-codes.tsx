import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useId } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { toast } from '../../../ui/toast.ts'
import styles from './fresh-codes.module.css'
import { writeCsv } from './rules.ts'
import { markTaken, type NewCodes, closeNewCodes, useNewCodes } from './store.ts'

/** The codes of a new batch, shown only once. */
export function FreshCodes({ made: { batch, codes } }: { made: NewCodes }) {
  const t = useAdminText()
  const id = useId()
  const isTaken = useNewCodes((shown) => shown.isTaken)
  return (
    <section className={styles.codes} aria-labelledby={id}>
      <h2 id={id}>{t('admin.freshCodes', { n: codes.length })}</h2>
      <p className={styles.warning} role="alert">
        {t('admin.freshCodesWarning')}
      </p>
      <textarea
        readOnly
        rows={Math.min(codes.length, 10)}
        value={codes.join('\n')}
        aria-label={t('admin.freshCodes', { n: codes.length })}
        spellCheck={false}
      />
      <div className={styles.buttons}>
        <CopyAll codes={codes} />
        <Button onClick={() => saveCsv(codes, batch.createdAt)}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          {t('admin.downloadCsv')}
        </Button>
        <PutAway isTaken={isTaken} />
      </div>
    </section>
  )
}

function CopyAll({ codes }: Pick<NewCodes, 'codes'>) {
  const t = useAdminText()

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
    } catch {
      return toast(t('admin.copyFailed'), 'warning') // a page without https has no clipboard to write to
    }
    markTaken()
    toast(t('ui.copied'), 'success')
  }

  return (
    <Button variant="primary" onClick={copy}>
      <Copy size={16} strokeWidth={1.75} aria-hidden />
      {t('admin.copyAll')}
    </Button>
  )
}

/** Asks first when the codes were neither copied nor downloaded. */
function PutAway({ isTaken }: { isTaken: boolean }) {
  const t = useAdminText()
  if (isTaken) return <Button onClick={closeNewCodes}>{t('admin.putAway')}</Button>
  return (
    <Confirm
      question={t('admin.putAwayQuestion')}
      act={t('admin.putAway')}
      onConfirm={closeNewCodes}
      trigger={<Button>{t('admin.putAway')}</Button>}
    />
  )
}

function saveCsv(codes: readonly string[], madeAt: string): void {
  saveFile(new Blob([writeCsv(codes)], { type: 'text/csv' }), `codes-${madeAt.slice(0, 10)}.csv`)
  markTaken()
}
