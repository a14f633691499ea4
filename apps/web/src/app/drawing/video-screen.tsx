import { ClipFeed } from '../../features/card/clips/clip-feed.tsx'
import { VideoComposer } from '../../features/composer/video/video-composer.tsx'
import { LightboxDoor } from '../../features/lightbox/lightbox-door.tsx'
import { useTimelineFrames } from '../../features/task/live.ts'
import { LaterParts } from './later-parts.tsx'
import styles from './video-screen.module.css'

/** The clips of a channel, below what asks for new ones. */
export function VideoScreen({ channelId }: { channelId: string }) {
  useTimelineFrames(channelId)
  return (
    <div className={styles.screen}>
      <div className={styles.scroller}>
        <VideoComposer channelId={channelId} />
        <ClipFeed channelId={channelId} />
      </div>
      <LaterParts channelId={channelId} />
      <LightboxDoor channelId={channelId} />
    </div>
  )
}
