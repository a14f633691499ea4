import type { Task } from '@easel/contract/drawing'
import { useText } from '../../i18n/use-text.ts'
import styles from './not-drawn.module.css'

/** What is said of a clip in which nothing moves by itself. */
const CAMERA_ONLY = 'motion:camera_only'

/** Names the words of the prompt that the picture does not show, and the resulting discount. */
export function NotDrawn({ task: { notDrawn: words, shortfall } }: { task: Pick<Task, 'notDrawn' | 'shortfall'> }) {
  const t = useText()
  const missing = words.filter((word) => word !== CAMERA_ONLY)
  return (
    <>
      {missing.length > 0 && (
        <p className={styles.note}>{t('drawing.notDrawn', { words: missing.join(t('drawing.listComma')) })}</p>
      )}
      {missing.length < words.length && <p className={styles.note}>{t('drawing.cameraOnly')}</p>}
      {shortfall && <p className={styles.note}>{t(`drawing.shortfall.${shortfall}`)}</p>}
    </>
  )
}
