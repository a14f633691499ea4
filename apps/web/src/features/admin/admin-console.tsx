import { useState } from 'react'
import { useAdminText } from '../../i18n/admin-words.ts'
import { setAppSetting, useAppSetting } from '../../lib/stored.ts'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import styles from './admin-console.module.css'
import { Sections } from './sections.tsx'
import { Sider } from './sider.tsx'

/** Layout of the console: menu on the left, the open section beside it. */
export function AdminConsole() {
  const t = useAdminText()
  const [isCollapsed, setCollapsed] = useCollapsed()
  return (
    <div className={styles.console} data-collapsed={isCollapsed}>
      <aside className={styles.sider} aria-label={t('admin.title')}>
        <Sider isCollapsed={isCollapsed} onCollapse={setCollapsed} />
      </aside>
      <main className={styles.main}>
        <Sections />
      </main>
    </div>
  )
}

/** Collapsed state of the menu, stored with the sidebar's; on phones it always starts collapsed. */
function useCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const isPhone = useMedia(PHONE)
  const stored = useAppSetting((setting) => setting.siderCollapsed)
  const [onPhone, setOnPhone] = useState(true)
  if (isPhone) return [onPhone, setOnPhone]
  return [stored, (siderCollapsed) => setAppSetting({ siderCollapsed })]
}
