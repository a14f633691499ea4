import { useOrderNews } from '../../features/order/use-order-news.ts'
import { FrameKeys, type FrameKeysProps } from './frame-keys.tsx'
import { QuickDoor } from './quick/quick-door.tsx'

/** What the frame has besides what is seen at first: its keys, the quick switch, and news of one's orders. */
export function FrameLater(props: FrameKeysProps) {
  useOrderNews()
  return (
    <>
      <FrameKeys {...props} />
      <QuickDoor {...props} />
    </>
  )
}
