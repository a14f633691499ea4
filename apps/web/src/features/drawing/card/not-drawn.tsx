import { useText } from '../../../i18n/use-text.ts'
import styles from './not-drawn.module.css'

/** Says honestly which words of the prompt the picture does not show. */
export function NotDrawn({ words }: { words: string[] }) {
  const t = useText()
  if (words.length === 0) return null
  return <p className={styles.note}>{t('drawing.notDrawn', { words: words.join(t('drawing.listComma')) })}</p>
}
