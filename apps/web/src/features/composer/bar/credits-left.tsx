import { useFormats } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useSession } from '../../account/api.ts'
import styles from '../composer.module.css'

/** Available credits. */
export function CreditsLeft() {
  const t = useText()
  const format = useFormats()
  const user = useSession()
  if (!user) return null
  return (
    <span className={styles.credits} data-none={user.credits === 0}>
      {t('drawing.credits', { credits: format.number(user.credits) })}
    </span>
  )
}
