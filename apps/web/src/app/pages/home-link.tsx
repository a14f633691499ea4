import { Link } from 'wouter'
import { useText } from '../../i18n/use-text.ts'
import styles from './home-link.module.css'

/** The way out of a page that is not there. */
export function HomeLink() {
  const t = useText()
  return (
    <Link href="/" className={styles.home ?? ''}>
      {t('ui.home')}
    </Link>
  )
}
