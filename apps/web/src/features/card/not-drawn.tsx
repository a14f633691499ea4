import type { Task } from '@easel/contract/drawing'
import { useText } from '../../i18n/use-text.ts'
import styles from './not-drawn.module.css'

/** Names the words of the prompt that the picture does not show, and the resulting discount. */
export function NotDrawn({ task: { notDrawn: words, shortfall } }: { task: Pick<Task, 'notDrawn' | 'shortfall'> }) {
  const t = useText()
  return (
    <>
      {words.length > 0 && (
        <p className={styles.note}>{t('drawing.notDrawn', { words: words.join(t('drawing.listComma')) })}</p>
      )}
      {shortfall && <p className={styles.note}>{t(`drawing.shortfall.${shortfall}`)}</p>}
    </>
  )
}
