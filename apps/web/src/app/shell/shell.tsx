import { type MouseEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Redirect, useLocation } from 'wouter'
import { useCurrentChannel } from '../../features/channel/use-current-channel.ts'
import { COMPOSER_ID, focusComposer } from '../../features/composer/store.ts'
import { laterScreen } from '../../i18n/lazy-screen.tsx'
import { useText } from '../../i18n/use-text.ts'
import { setAppSetting, useAppSetting, useToken } from '../../lib/stored.ts'
import { useIsGalleryView } from '../../lib/view-address.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { NARROW, PHONE, useMedia } from '../../ui/use-media.ts'
import { useLive } from '../live.ts'
import { loginPath } from '../login-path.ts'
import { DialogDoor } from './dialog-door.tsx'
import { GuardedContent } from './guarded-content.tsx'
import { Rail } from './rail.tsx'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

const Strips = laterScreen(() => import('./frame-later.tsx').then((part) => part.Strips))
const FrameLater = laterScreen(() => import('./frame-later.tsx').then((part) => part.FrameLater))

interface ShellProps {
  /** From the address; may be the id of a channel that does not exist or that the person is not in. */
  channelId: string | undefined
  children: ReactNode
}

/** App frame of all screens that need a session: rail, sidebar, top bar. */
export function Shell(props: ShellProps) {
  const [path] = useLocation()
  const isSignedIn = useToken((state) => state.token !== null)
  if (!isSignedIn) return <Redirect to={loginPath(path + location.search, { hasEnded: false })} replace />
  return <Frame {...props} />
}

function Frame({ channelId, children }: ShellProps) {
  useLive()
  const t = useText()
  const isPhone = useMedia(PHONE)
  const isNarrow = useMedia(NARROW)
  const isCollapsed = useAppSetting((setting) => setting.siderCollapsed)
  const [path] = useLocation()
  const [drawerPath, setDrawerPath] = useDrawerPath(path)
  const isDrawerOpen = drawerPath === path
  const closeDrawer = () => setDrawerPath(null)
  const { channels, current: shown, gone } = useCurrentChannel(channelId)
  const current = path.startsWith('/gallery') ? undefined : shown

  function toggleSidebar() {
    if (isNarrow) setDrawerPath(isDrawerOpen ? null : path)
    else {
      const goes = document.activeElement?.closest('aside, [data-sidebar]')
      flushSync(() => setAppSetting({ siderCollapsed: !isCollapsed }))
      // The button that had the focus is unmounted; focus the one that reopens the sidebar.
      if (goes) document.querySelector<HTMLElement>('[data-sidebar]')?.focus()
    }
  }

  const sidebar = <Sidebar currentId={current?.id} onChoose={closeDrawer} onCollapse={toggleSidebar} />
  return (
    <div className={styles.app}>
      <SkipLink isInChannel={current !== undefined} />
      {!isPhone && <Rail />}
      {!isNarrow && !isCollapsed && <aside aria-label={t('side.channels')}>{sidebar}</aside>}
      {isNarrow && (
        <Drawer isOpen={isDrawerOpen} onClose={closeDrawer} label={t('side.channels')}>
          {sidebar}
        </Drawer>
      )}
      <main className={styles.main}>
        <TopBar
          channel={current ?? gone}
          hasEnded={gone !== undefined}
          isSidebarShown={!isNarrow && !isCollapsed}
          onToggleSidebar={toggleSidebar}
        />
        <LazyBoundary instead={null}>
          <Strips />
        </LazyBoundary>
        <GuardedContent key={current?.id}>{children}</GuardedContent>
      </main>
      <LazyBoundary instead={null}>
        <FrameLater
          channels={channels}
          currentId={current?.id}
          isNarrow={isNarrow}
          isDrawerOpen={isDrawerOpen}
          onToggleSidebar={toggleSidebar}
        />
      </LazyBoundary>
      <DialogDoor channelId={current?.id} />
    </div>
  )
}

/** Path on which the drawer was opened; any navigation closes it, but for the one from `/draw` to a channel once the list has come. */
function useDrawerPath(path: string) {
  const [drawerPath, setDrawerPath] = useState<string | null>(null)
  if (drawerPath === '/draw' && path.startsWith('/draw/')) setDrawerPath(path)
  return [drawerPath, setDrawerPath] as const
}

/** Skip link past the channel list to the composer; without a composer there is none. */
function SkipLink({ isInChannel }: { isInChannel: boolean }) {
  const t = useText()
  const isGallery = useIsGalleryView()
  if (!isInChannel || isGallery) return null
  return (
    <a href={`#${COMPOSER_ID}`} className={styles.skip} onClick={skip}>
      {t('side.skip')}
    </a>
  )
}

/** Does not push a `#` entry: going Back to one would move the focus again. */
function skip(event: MouseEvent) {
  event.preventDefault()
  focusComposer()
}
