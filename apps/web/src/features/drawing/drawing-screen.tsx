import { Composer } from './composer/composer.tsx'
import styles from './drawing-screen.module.css'
import { Feed } from './feed/feed.tsx'
import { LightboxDoor } from './lightbox/lightbox-door.tsx'
import { useTaskFrames } from './live.ts'
import { TaskNews } from './task-news.tsx'
import { DeskContext } from './use-desk.ts'
import { useChannelDesk } from './use-channel-desk.ts'

/** A channel as people draw in it: its tasks, newest at the bottom, and the composer under them. */
export function DrawingScreen({ channelId }: { channelId: string }) {
  useTaskFrames(channelId)
  const { desk, target } = useChannelDesk(channelId)
  return (
    <DeskContext value={desk}>
      <div className={styles.screen}>
        <Feed channelId={channelId} target={target} />
        <Composer key={channelId} channelId={channelId} />
        <TaskNews channelId={channelId} />
        <LightboxDoor channelId={channelId} />
      </div>
    </DeskContext>
  )
}
