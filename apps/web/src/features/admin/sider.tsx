import type { LucideIcon } from 'lucide-react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { useAdminText } from '../../i18n/admin-words.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { SECTIONS } from './section-table.ts'
import styles from './sider.module.css'

interface SiderProps {
  isCollapsed: boolean
  onCollapse: (isCollapsed: boolean) => void
}

/** Menu of the console, with a link back to drawing. */
export function Sider({ isCollapsed, onCollapse }: SiderProps) {
  const t = useAdminText()
  const isPhone = useMedia(PHONE)
  const sections = useRef<HTMLElement>(null)
  const [here] = useLocation()
  // In a low window the menu scrolls; keep the open section's entry in view.
  useEffect(() => {
    sections.current?.querySelector(`[href="${here}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [here])
  return (
    <>
      <header className={styles.head}>
        {!isCollapsed && <strong>{t('admin.title')}</strong>}
        <IconButton
          label={t(isCollapsed ? 'admin.expand' : 'admin.collapse')}
          icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
          aria-expanded={!isCollapsed}
          onClick={() => onCollapse(!isCollapsed)}
        />
      </header>
      <nav
        ref={sections}
        className={styles.sections}
        aria-label={t('admin.sections')}
        onClick={() => isPhone && onCollapse(true)}
      >
        {SECTIONS.map(({ path, name, icon }) => (
          <Entry key={path} path={path} name={t(name)} icon={icon} isCollapsed={isCollapsed} />
        ))}
      </nav>
      <Entry path="/draw" name={t('admin.back')} icon={ArrowLeft} isCollapsed={isCollapsed} />
    </>
  )
}

interface EntryProps {
  path: string
  name: string
  icon: LucideIcon
  isCollapsed: boolean
}

function Entry({ path, name, icon: Icon, isCollapsed }: EntryProps) {
  const [here] = useLocation()
  const isHere = path === '/admin' ? here === path : `${here}/`.startsWith(`${path}/`)
  return (
    <Link
      href={path}
      className={styles.entry ?? ''}
      aria-current={isHere ? 'page' : undefined}
      aria-label={name}
      title={name}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {!isCollapsed && <span>{name}</span>}
    </Link>
  )
}
