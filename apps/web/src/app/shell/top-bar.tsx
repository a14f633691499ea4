import type { Channel } from '@easel/contract/channel'
import { useLocation } from 'wouter'
import { laterScreen } from '../../i18n/lazy-screen.tsx'
import { Later } from '../../ui/later.tsx'
import { Hash, Menu as MenuIcon, PanelLeftOpen } from 'lucide-react'
import { useChannelTitle } from '../../features/channel/use-channel-title.ts'
import { useText } from '../../i18n/use-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { ChannelMenu } from './channel-menu.tsx'
import { MembersButton } from './members-button.tsx'
import styles from './top-bar.module.css'

const TopTools = laterScreen(() => import('./top-tools.tsx').then((part) => part.TopTools))

interface TopBarProps {
  channel: Channel | undefined
  /** The channel is no more; only its name is still true. */
  hasEnded: boolean
  isSidebarShown: boolean
  onToggleSidebar: () => void
}

/** Which channel this is, and the way back to the others. */
export function TopBar({ channel, hasEnded, isSidebarShown, onToggleSidebar }: TopBarProps) {
  const t = useText()
  const title = useChannelTitle()
  const isPhone = useMedia(PHONE)
  const isOwn = useLocation()[0].startsWith('/gallery')
  return (
    <header className={styles.bar}>
      {!isSidebarShown && (
        <IconButton
          label={t('side.expand')}
          icon={isPhone ? MenuIcon : PanelLeftOpen}
          aria-expanded={false}
          onClick={onToggleSidebar}
        />
      )}
      <h1 className={styles.title}>
        <Hash size={16} strokeWidth={1.75} aria-hidden />
        <span>{channel ? title(channel) : t(isOwn ? 'gallery.title' : 'channel.fallback')}</span>
      </h1>
      {(channel || isOwn) && !hasEnded && (
        <Later instead={null}>
          <TopTools channelId={channel?.id} />
        </Later>
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
