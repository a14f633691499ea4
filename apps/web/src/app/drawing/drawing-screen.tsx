import { memo } from 'react'
import { laterScreen } from '../../i18n/lazy-screen.tsx'
import { Later } from '../../ui/later.tsx'
import { Composer } from '../../features/composer/composer.tsx'
import styles from './drawing-screen.module.css'
import { Feed } from '../../features/card/feed/feed.tsx'
import { LightboxDoor } from '../../features/lightbox/lightbox-door.tsx'
import { useTimelineFrames } from '../../features/task/live.ts'
import { TypingLine } from '../../features/card/feed/typing-line.tsx'
import { DeskContext } from '../../features/composer/use-desk.ts'
import { useChannelDesk } from '../../features/lightbox/use-channel-desk.ts'

const LaterParts = laterScreen(() => import('./later-parts.tsx').then((part) => part.LaterParts))

/**
 * A channel as people draw in it: what is drawn and said, newest at the bottom, and the composer under it. Memoised: the
 * list of channels around it changes with every word that is said elsewhere.
 */
export const DrawingScreen = memo(function DrawingScreen({ channelId }: { channelId: string }) {
  useTimelineFrames(channelId)
  const { desk, target } = useChannelDesk(channelId)
  return (
    <DeskContext value={desk}>
      <div className={styles.screen}>
        <Feed channelId={channelId} target={target} />
        <TypingLine channelId={channelId} />
        <Composer key={channelId} channelId={channelId} />
        <Later instead={null}>
          <LaterParts channelId={channelId} />
        </Later>
        <LightboxDoor channelId={channelId} />
      </div>
    </DeskContext>
  )
})
