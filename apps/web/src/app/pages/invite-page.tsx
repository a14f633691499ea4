import { Link2Off } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '../../i18n/use-text.ts'
import styles from './invite-page.module.css'
import { PlainPage } from './plain-page.tsx'

/** No invite is alive yet: the page says so, and leads home. */
export function InvitePage() {
  const t = useText()
  return (
    <PlainPage>
      <section className={styles.card}>
        <Link2Off size={24} strokeWidth={1.75} aria-hidden />
        <h1>{t('invite.dead')}</h1>
        <p>{t('invite.deadHint')}</p>
        <Link href="/" className={styles.home ?? ''}>
          {t('ui.home')}
        </Link>
      </section>
    </PlainPage>
  )
}
