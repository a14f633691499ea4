import { ChevronDown, FileText, Info, PanelLeftClose, ShieldCheck } from 'lucide-react'
import { useLocation } from 'wouter'
import { UserBlock } from '../../features/account/user-block.tsx'
import { ChannelList } from '../../features/channel/channel-list.tsx'
import { AppearanceButton } from '../../features/settings/appearance-button.tsx'
import { useText } from '../../i18n/use-text.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Crash } from '../pages/crash.tsx'
import styles from './sidebar.module.css'

interface SidebarProps {
  currentId: string | undefined
  onChoose: () => void
  onCollapse: () => void
}

/** Channels, and at the foot who one is. */
export function Sidebar({ currentId, onChoose, onCollapse }: SidebarProps) {
  const t = useText()
  return (
    <div className={styles.sidebar}>
      <header className={styles.head}>
        <GeneralMenu onCollapse={onCollapse} />
      </header>
      <nav className={styles.channels} aria-labelledby="text-channels">
        <h2 id="text-channels" className={styles.category}>
          {t('side.textChannels')}
        </h2>
        <ErrorBoundary fallback={(failure) => <Crash {...failure} />}>
          <ChannelList currentId={currentId} onChoose={onChoose} />
        </ErrorBoundary>
      </nav>
      <footer className={styles.me}>
        <UserBlock />
        <AppearanceButton where={{ side: 'above', align: 'end' }} />
      </footer>
    </div>
  )
}

function GeneralMenu({ onCollapse }: Pick<SidebarProps, 'onCollapse'>) {
  const t = useText()
  const [, navigate] = useLocation()
  return (
    <Menu
      label={t('side.title')}
      trigger={
        <button type="button" className={styles.title}>
          <span>{t('side.title')}</span>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </button>
      }
      groups={[
        [{ label: t('side.collapse'), icon: PanelLeftClose, onSelect: onCollapse }],
        [
          { label: t('about.title'), icon: Info, onSelect: () => navigate('/about') },
          { label: t('legal.agreement'), icon: FileText, onSelect: () => navigate('/user-agreement') },
          { label: t('legal.privacy'), icon: ShieldCheck, onSelect: () => navigate('/privacy-policy') },
        ],
      ]}
    />
  )
}
