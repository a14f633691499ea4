import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import styles from './typing-line.module.css'
import { useChatParts } from './use-chat-parts.ts'

/** Typing indicator; it overlays the gap above the composer and takes no height. */
export function TypingLine({ channelId }: { channelId: string }) {
  const talk = useChatParts()
  return (
    <div className={styles.over}>
      {talk && (
        <LazyBoundary instead={null}>
          <talk.Typing channelId={channelId} />
        </LazyBoundary>
      )}
    </div>
  )
}
