import Ellipsis from 'lucide-react/icons/ellipsis'
import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { useText } from '../../i18n/use-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { MENU, Popover } from '../../ui/popover.tsx'

const ChannelEntries = lazyScreen(() => import('./channel-entries.tsx').then((part) => part.ChannelEntries))

/** Menu of the open channel. */
export function ChannelMenu() {
  const t = useText()
  return (
    <Popover
      label={t('channel.menu')}
      options={{ ...MENU, align: 'end' }}
      trigger={<IconButton icon={Ellipsis} label={t('channel.menu')} {...ChannelEntries.onIntent} />}
    >
      {(close) => (
        <LazyBoundary>
          <ChannelEntries close={close} />
        </LazyBoundary>
      )}
    </Popover>
  )
}
