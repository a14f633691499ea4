import type { Channel } from '@easel/contract/channel'
import { useLocation } from 'wouter'
import { laterScreen } from '../../i18n/lazy-screen.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import Hash from 'lucide-react/icons/hash'
import MenuIcon from 'lucide-react/icons/menu'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { useChannelTitle } from '../../features/channel/use-channel-title.ts'
import { useUnpaidOrder } from '../../features/order/use-unpaid-order.ts'
import { useText } from '../../i18n/use-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { NARROW, useMedia } from '../../ui/use-media.ts'
import { ChannelMenu } from './channel-menu.tsx'
import { MembersButton } from './members-button.tsx'
import styles from './top-bar.module.css'

const TopTools = laterScreen(() => import('./top-tools.tsx').then((part) => part.TopTools))

interface TopBarProps {
  channel: Channel | undefined
  /** The channel was deleted or left: show its name, hide its member count and menu. */
  hasEnded: boolean
  isSidebarShown: boolean
  onToggleSidebar: () => void
}

/** Name of the channel, and the button that opens the sidebar. */
export function TopBar({ channel, hasEnded, isSidebarShown, onToggleSidebar }: TopBarProps) {
  const t = useText()
  const title = useChannelTitle()
  const isOwn = useLocation()[0].startsWith('/gallery')
  return (
    <header className={styles.bar}>
      {!isSidebarShown && <OpenSidebar onOpen={onToggleSidebar} />}
      <h1 className={styles.title}>
        {!isOwn && <Hash size={16} strokeWidth={1.75} aria-hidden />}
        <span>{channel ? title(channel) : t(isOwn ? 'gallery.title' : 'channel.fallback')}</span>
      </h1>
      {(channel || isOwn) && !hasEnded && (
        <LazyBoundary instead={null}>
          <TopTools channelId={channel?.id} />
        </LazyBoundary>
      )}
      {channel && !hasEnded && (
        <>
          <MembersButton count={channel.memberCount} />
          <ChannelMenu />
        </>
      )}
    </header>
  )
}

/** Shows the subscription button's dot (an order waits for payment), because that button is in the closed sidebar. */
function OpenSidebar({ onOpen }: { onOpen: () => void }) {
  const t = useText()
  const isNarrow = useMedia(NARROW)
  const waiting = useUnpaidOrder()
  return (
    <IconButton
      label={[t('side.expand'), waiting && t('subscribe.waiting')].filter(Boolean).join(' · ')}
      icon={isNarrow ? MenuIcon : PanelLeftOpen}
      data-sidebar
      data-waiting={waiting?.id}
      aria-expanded={false}
      onClick={onOpen}
    />
  )
}
