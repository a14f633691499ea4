import { Shell } from '../shell/shell.tsx'
import { DrawPage } from './draw-page.tsx'

/** The frame with a channel's drawing screen in it; loaded as one. */
export function DrawScreen({ channelId }: { channelId: string | undefined }) {
  return (
    <Shell channelId={channelId}>
      <DrawPage channelId={channelId} />
    </Shell>
  )
}
