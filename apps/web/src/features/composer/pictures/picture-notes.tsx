import X from 'lucide-react/icons/x'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { focusComposer } from '../store.ts'
import { retryFailed, shrinkTooLarge } from './api.ts'
import styles from './picture-strip.module.css'
import { dropRefusals, usePictures, useRefusalsAt } from './store.ts'

/** Upload errors of a list of pictures, with buttons to fix them. */
export function PictureNotes({ place }: { place: string }) {
  const t = useText()
  const pictures = usePictures(place)
  const refusals = useRefusalsAt(place)
  const has = (state: string) => pictures.some((picture) => picture.state === state)

  function handleDismiss() {
    dropRefusals(place)
    focusComposer()
  }

  return (
    <>
      {refusals.length > 0 && (
        <div className={styles.note}>
          {/* Not a live region: a toast has announced it. */}
          <p className={styles.refusals}>{refusals.join('\n')}</p>
          <IconButton size="small" icon={X} label={t('ui.close')} onClick={handleDismiss} />
        </div>
      )}
      {has('tooLarge') && (
        <p className={styles.note} role="alert">
          {t('composer.tooBig')}
          <Button size="inline" onClick={() => void shrinkTooLarge(place)}>
            {t('composer.shrink')}
          </Button>
        </p>
      )}
      {has('failed') && (
        <p className={styles.note} role="alert">
          {t('composer.uploadFailed')}
          <Button size="inline" onClick={() => retryFailed(place)}>
            {t('ui.retry')}
          </Button>
        </p>
      )}
    </>
  )
}
