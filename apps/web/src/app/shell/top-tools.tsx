import { FeedTools } from '../../features/card/feed/filter/feed-tools.tsx'
import { useIsGalleryView } from '../../lib/view-address.ts'
import { ViewSwitch } from './view-switch.tsx'

/** Which view of a channel is open, and what of it is shown; undefined: the pictures of all channels are. */
export function TopTools({ channelId }: { channelId: string | undefined }) {
  const isGallery = useIsGalleryView()
  return (
    <>
      <ViewSwitch channelId={channelId} />
      {channelId !== undefined && !isGallery && <FeedTools />}
    </>
  )
}
