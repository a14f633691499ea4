import { NameLine } from '../../features/account/profile/name-line.tsx'
import { useNotifications } from '../../features/notification/use-notifications.ts'
import { useOrderNews } from '../../features/order/use-order-news.ts'
import { ConnectionStrip } from './connection-strip.tsx'
import { FrameKeys, type FrameKeysProps } from './frame-keys.tsx'
import { QuickDoor } from './quick/quick-door.tsx'
import { useOfflineQueue } from './use-offline-queue.ts'
import { type DrawerSwipe, useDrawerSwipe } from './use-drawer-swipe.ts'

/**
 * Parts of the app frame that are not part of the first view: shortcuts, drawer swipe, quick switcher, order updates, notifications,
 * and acts that were stored while offline.
 */
export function FrameLater(props: FrameKeysProps & DrawerSwipe) {
  useOrderNews()
  useNotifications(props.currentId)
  useOfflineQueue()
  useDrawerSwipe(props)
  return (
    <>
      <FrameKeys {...props} />
      <QuickDoor {...props} />
    </>
  )
}

/** What may lie over the upper edge of the content. */
export function Strips() {
  return (
    <>
      <ConnectionStrip />
      <NameLine />
    </>
  )
}
