import { ArrowLeft, Building2, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useText } from '../../i18n/use-text.ts'
import { setAppSetting, useAppSetting } from '../../lib/stored.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import styles from './admin-console.module.css'
import { CompanySection } from './company/company-section.tsx'

/** Where an operator looks after the site: sections at the left, the open one beside them. */
export function AdminConsole() {
  const t = useText()
  const [isCollapsed, setCollapsed] = useCollapsed()
  return (
    <div className={styles.console} data-collapsed={isCollapsed}>
      <aside className={styles.sider} aria-label={t('admin.title')}>
        <header className={styles.head}>
          {!isCollapsed && <strong>{t('admin.title')}</strong>}
          <IconButton
            label={t(isCollapsed ? 'admin.expand' : 'admin.collapse')}
            icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
            aria-expanded={!isCollapsed}
            onClick={() => setCollapsed(!isCollapsed)}
          />
        </header>
        <nav className={styles.sections} aria-label={t('admin.sections')}>
          <Link href="/admin" aria-current="page" aria-label={t('admin.company')} title={t('admin.company')}>
            <Building2 size={16} strokeWidth={1.75} aria-hidden />
            {!isCollapsed && <span>{t('admin.company')}</span>}
          </Link>
        </nav>
        <Link href="/draw" className={styles.back ?? ''} aria-label={t('admin.back')} title={t('admin.back')}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
          {!isCollapsed && <span>{t('admin.back')}</span>}
        </Link>
      </aside>
      <main className={styles.main}>
        <CompanySection />
      </main>
    </div>
  )
}

/** Remembered with the sidebar's, except on phones, where it always starts collapsed. */
function useCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const isPhone = useMedia(PHONE)
  const stored = useAppSetting((setting) => setting.siderCollapsed)
  const [onPhone, setOnPhone] = useState(true)
  if (isPhone) return [onPhone, setOnPhone]
  return [stored, (siderCollapsed) => setAppSetting({ siderCollapsed })]
}
