import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useCompany } from '../../features/company/api.ts'
import { AppearanceButton } from '../../features/settings/appearance-button.tsx'
import { useText } from '../../i18n/use-text.ts'
import { HouseLogo } from '../shell/house-logo.tsx'
import styles from './plain-page.module.css'

/** Layout of pages outside the app frame: logo that links home; help link, theme and language in the corner. */
export function PlainPage({ children }: { children: ReactNode }) {
  const t = useText()
  const company = useCompany()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link href="/" className={styles.home ?? ''}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          <HouseLogo px={28} />
          <span>{company?.name}</span>
          <span className="sr-only">{t('ui.home')}</span>
        </Link>
        <div className={styles.tools}>
          <Link href="/about" className={styles.about ?? ''}>
            {t('about.title')}
          </Link>
          <AppearanceButton where={{ side: 'below', align: 'end' }} />
        </div>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
