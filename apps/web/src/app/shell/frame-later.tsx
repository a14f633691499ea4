import { useOrderNews } from '../../features/order/use-order-news.ts'
import { FrameKeys, type FrameKeysProps } from './frame-keys.tsx'
import { QuickDoor } from './quick/quick-door.tsx'
import { useKeptActs } from './use-kept-acts.ts'
import { type DrawerSwipe, useDrawerSwipe } from './use-drawer-swipe.ts'

/** What the frame has besides what is seen at first: its keys, the drawer's swipe, the quick switch, news of one's orders, and what waits for the line. */
export function FrameLater(props: FrameKeysProps & DrawerSwipe) {
  useOrderNews()
  useKeptActs()
  useDrawerSwipe(props)
  return (
    <>
      <FrameKeys {...props} />
      <QuickDoor {...props} />
    </>
  )
}
