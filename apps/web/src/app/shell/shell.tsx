import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { channelsQuery } from '../../features/channel/api.ts'
import { pickChannel } from '../../features/channel/rules.ts'
import { COMPOSER_ID, focusComposer } from '../../features/drawing/composer/store.ts'
import { useText } from '../../i18n/use-text.ts'
import { setAppSetting, useAppSetting, useToken } from '../../lib/stored.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { useLive } from '../live.ts'
import { loginPath } from '../login-path.ts'
import { Crash } from '../pages/crash.tsx'
import { ConnectionStrip } from './connection-strip.tsx'
import { Rail } from './rail.tsx'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useSidebarKey } from './use-sidebar-key.ts'

interface ShellProps {
  /** As the address has it; it may name no channel of ours. */
  channelId: string | undefined
  children: ReactNode
}

/** The frame around everything that needs a person: rail, sidebar, top bar. */
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
  const isCollapsed = useAppSetting((setting) => setting.siderCollapsed)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const { data: channels } = useQuery(channelsQuery)
  const current = pickChannel(channels ?? [], channelId)

  function toggleSidebar() {
    if (isPhone) setDrawerOpen((isOpen) => !isOpen)
    else setAppSetting({ siderCollapsed: !isCollapsed })
  }
  useSidebarKey(toggleSidebar)

  const sidebar = <Sidebar currentId={current?.id} onChoose={() => setDrawerOpen(false)} onCollapse={toggleSidebar} />
  return (
    <div className={styles.app}>
      <a href={`#${COMPOSER_ID}`} className={styles.skip} onClick={skip}>
        {t('side.skip')}
      </a>
      {!isPhone && <Rail />}
      {!isPhone && !isCollapsed && <aside aria-label={t('side.channels')}>{sidebar}</aside>}
      {isPhone && (
        <Drawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} label={t('side.channels')}>
          {sidebar}
        </Drawer>
      )}
      <main className={styles.main}>
        <TopBar channel={current} isSidebarShown={!isPhone && !isCollapsed} onToggleSidebar={toggleSidebar} />
        <ConnectionStrip />
        <div className={styles.content}>
          <ErrorBoundary key={current?.id} fallback={(failure) => <Crash {...failure} />}>
            {children}
          </ErrorBoundary>
        </div>
      </main>
    </div>
  )
}

/** Without a mark in the address: going Back to it later would move the focus again. */
function skip(event: MouseEvent) {
  event.preventDefault()
  focusComposer()
}
