import { useText } from '../../../../i18n/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { retryFailed, shrinkTooLarge } from './api.ts'
import styles from './picture-strip.module.css'
import { usePictures } from './store.ts'

/** What is wrong with pictures of a place, and what can be done about it. */
export function PictureNotes({ place }: { place: string }) {
  const t = useText()
  const pictures = usePictures(place)
  const has = (state: string) => pictures.some((picture) => picture.state === state)
  return (
    <>
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
