import type { Channel } from '@easel/contract/channel'
import { Hash, Menu as MenuIcon, PanelLeftOpen, Users } from 'lucide-react'
import { useChannelTitle } from '../../features/channel/use-channel-title.ts'
import { useFormats } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import styles from './top-bar.module.css'

interface TopBarProps {
  channel: Channel | undefined
  isSidebarShown: boolean
  onToggleSidebar: () => void
}

/** Which channel this is, and the way back to the others. */
export function TopBar({ channel, isSidebarShown, onToggleSidebar }: TopBarProps) {
  const t = useText()
  const formats = useFormats()
  const title = useChannelTitle()
  const isPhone = useMedia(PHONE)
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
        <span>{channel ? title(channel) : t('channel.fallback')}</span>
      </h1>
      {channel && (
        <span className={styles.members} title={t('channel.members', { n: channel.memberCount })}>
          <Users size={16} strokeWidth={1.75} aria-hidden />
          <span aria-hidden>{formats.number(channel.memberCount)}</span>
          <span className="sr-only">{t('channel.members', { n: channel.memberCount })}</span>
        </span>
      )}
    </header>
  )
}
