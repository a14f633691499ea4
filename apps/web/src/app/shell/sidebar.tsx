import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import Plus from 'lucide-react/icons/plus'
import { UserBlock } from '../../features/account/user-block.tsx'
import { ChannelList } from '../../features/channel/channel-list.tsx'
import { useText } from '../../i18n/use-text.ts'
import { openDialog, useIsDialogOpen } from '../../lib/dialog-address.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Crash } from '../pages/crash.tsx'
import { FooterButtons } from './footer-buttons.tsx'
import { GeneralMenu } from './general-menu.tsx'
import { CreateDialog } from './later-dialogs.ts'
import styles from './sidebar.module.css'

interface SidebarProps {
  currentId: string | undefined
  onChoose: () => void
  onCollapse: () => void
}

/** Channel list, with the account at the bottom. */
export function Sidebar({ currentId, onChoose, onCollapse }: SidebarProps) {
  const t = useText()
  const isCreating = useIsDialogOpen('create')
  return (
    <div className={styles.sidebar}>
      <header className={styles.head}>
        <GeneralMenu />
        <IconButton data-sidebar label={t('side.collapse')} icon={PanelLeftClose} onClick={onCollapse} />
      </header>
      <nav className={styles.channels} aria-labelledby="text-channels">
        <header className={styles.category}>
          <h2 id="text-channels">{t('side.textChannels')}</h2>
          <IconButton
            size="small"
            label={t('channel.create')}
            icon={Plus}
            aria-haspopup="dialog"
            aria-expanded={isCreating}
            onClick={() => openDialog('create')}
            {...CreateDialog.onIntent}
          />
        </header>
        <ErrorBoundary fallback={(failure) => <Crash {...failure} />}>
          <ChannelList currentId={currentId} onChoose={onChoose} />
        </ErrorBoundary>
      </nav>
      <footer className={styles.me}>
        <UserBlock />
        <FooterButtons />
      </footer>
    </div>
  )
}
