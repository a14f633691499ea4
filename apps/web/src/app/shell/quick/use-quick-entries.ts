import { useLocation } from 'wouter'
import { useChannelTitle } from '../../../features/channel/use-channel-title.ts'
import { useSession } from '../../../features/account/api.ts'
import { useCommands } from '../../../features/composer/commands/store.ts'
import { compose } from '../../../features/composer/api.ts'
import { useNotificationText } from '../../../i18n/notification-words.ts'
import { useText } from '../../../i18n/use-text.ts'
import { openDialog } from '../../../lib/dialog-address.ts'
import { setAppSetting, useAppSetting } from '../../../lib/stored.ts'
import { useIsGalleryView } from '../../../lib/view-address.ts'
import type { FrameKeysProps } from '../frame-keys.tsx'
import type { QuickEntry } from './rules.ts'
import { openQuick } from './store.ts'

/** All entries of the quick switcher. */
export function useQuickEntries({ channels = [], currentId, onToggleSidebar }: FrameKeysProps): QuickEntry[] {
  return [...useChannelEntries(channels, currentId), ...useCommandEntries(currentId), ...usePlaces(onToggleSidebar)]
}

function useChannelEntries(channels: NonNullable<FrameKeysProps['channels']>, currentId: string | undefined) {
  const title = useChannelTitle()
  const [, navigate] = useLocation()
  return channels
    .filter(({ id }) => id !== currentId)
    .map((channel): QuickEntry => {
      const run = () => navigate(`/draw/${channel.id}`)
      return { key: channel.id, group: 'channels', label: `# ${title(channel)}`, run }
    })
}

/** Slash commands; a command that takes arguments is only inserted into the composer. */
function useCommandEntries(channelId: string | undefined): QuickEntry[] {
  const t = useText()
  const commands = useCommands((known) => known.commands)
  const isDrawing = !useIsGalleryView()
  if (channelId === undefined || !isDrawing) return []
  return commands.map(({ name, does, takes, run }) => ({
    ...{ key: `/${name}`, group: 'commands', label: t(does), hint: `/${name}` },
    run: () => {
      if (run && !takes) return run('', channelId)
      compose(channelId, `/${name} `)
    },
  }))
}

function usePlaces(onToggleSidebar: () => void): QuickEntry[] {
  const t = useText()
  const [, navigate] = useLocation()
  const theme = useAppSetting((setting) => setting.theme)
  const notificationText = useNotificationText()
  const isAdministrator = useSession()?.role === 'admin'
  const next = theme === 'light' ? 'dark' : 'light'
  const place = (label: string, run: () => void, hint?: string): QuickEntry => ({
    ...{ key: label, group: 'places', label, run },
    ...(hint !== undefined && { hint }),
  })
  return [
    place(`${t('gallery.title')} · ${t('gallery.own')}`, () => navigate('/gallery'), 'G'),
    place(t('channel.create'), () => openDialog('create')),
    place(t('side.editProfile'), () => openDialog('profile')),
    place(`${t('settings.theme')} · ${t(`settings.${next}`)}`, () => setAppSetting({ theme: next })),
    place(t('keys.sidebar'), onToggleSidebar, 'Ctrl B'),
    place(t('keys.title'), () => openQuick('keys'), '?'),
    place(t('settings.title'), () => openDialog('settings', 'appearance')),
    place(`${t('settings.title')} · ${notificationText('notification.title')}`, () =>
      openDialog('settings', 'notification'),
    ),
    ...(['drawing', 'account', 'keys', 'webhooks', 'keyboard'] as const).map((group) =>
      place(`${t('settings.title')} · ${t(`settings.group.${group}`)}`, () => openDialog('settings', group)),
    ),
    place(t('orders.title'), () => navigate('/orders')),
    place(t('about.title'), () => navigate('/about')),
    ...(isAdministrator ? [place(t('side.admin'), () => navigate('/admin'))] : []),
  ]
}
