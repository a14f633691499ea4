import { FeedTools } from '../../features/card/feed/filter/feed-tools.tsx'
import { useIsGalleryView } from '../../lib/view-address.ts'
import { useShowsVideo } from '../use-shows-video.ts'
import { ViewSwitch } from './view-switch.tsx'

/** View switch and filters of a channel; `channelId` undefined: gallery of all own pictures. */
export function TopTools({ channelId }: { channelId: string | undefined }) {
  const isGallery = useIsGalleryView()
  const isVideo = useShowsVideo()
  return (
    <>
      <ViewSwitch channelId={channelId} />
      {channelId !== undefined && !isGallery && !isVideo && <FeedTools />}
    </>
  )
}
