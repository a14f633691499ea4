import type { LucideIcon } from 'lucide-react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Ban from 'lucide-react/icons/ban'
import Building2 from 'lucide-react/icons/building-complex'
import ChartLine from 'lucide-react/icons/chart-line'
import Cpu from 'lucide-react/icons/cpu'
import Hash from 'lucide-react/icons/hash'
import ListChecks from 'lucide-react/icons/list-checks'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import Package from 'lucide-react/icons/package'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ScrollText from 'lucide-react/icons/scroll-text'
import Ticket from 'lucide-react/icons/ticket'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { type AdminKey, useAdminText } from '../../i18n/admin-words.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import styles from './sider.module.css'

interface SiderProps {
  isCollapsed: boolean
  onCollapse: (isCollapsed: boolean) => void
}

const ENTRIES: readonly { path: string; name: AdminKey; icon: LucideIcon }[] = [
  { path: '/admin', name: 'admin.overview', icon: ChartLine },
  { path: '/admin/tasks', name: 'admin.tasks', icon: ListChecks },
  { path: '/admin/company', name: 'admin.company', icon: Building2 },
  { path: '/admin/engines', name: 'admin.engines', icon: Cpu },
  { path: '/admin/money', name: 'admin.books', icon: Wallet },
  { path: '/admin/products', name: 'admin.products', icon: Package },
  { path: '/admin/codes', name: 'admin.codes', icon: Ticket },
  { path: '/admin/orders', name: 'admin.orders', icon: ReceiptText },
  { path: '/admin/people', name: 'admin.people', icon: Users },
  { path: '/admin/channels', name: 'admin.channels', icon: Hash },
  { path: '/admin/words', name: 'admin.words', icon: Ban },
  { path: '/admin/audit-log', name: 'admin.audit', icon: ScrollText },
]

/** The sections of the console, and the way back to drawing. */
export function Sider({ isCollapsed, onCollapse }: SiderProps) {
  const t = useAdminText()
  const isPhone = useMedia(PHONE)
  const sections = useRef<HTMLElement>(null)
  const [here] = useLocation()
  // In a low window there are more sections than room.
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
        {ENTRIES.map(({ path, name, icon }) => (
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
