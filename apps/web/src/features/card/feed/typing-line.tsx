import { Later } from '../../../ui/later.tsx'
import styles from './typing-line.module.css'
import { useTalk } from './use-talk.ts'

/** Typing indicator; it overlays the gap above the composer and takes no height. */
export function TypingLine({ channelId }: { channelId: string }) {
  const talk = useTalk()
  return (
    <div className={styles.over}>
      {talk && (
        <Later instead={null}>
          <talk.Typing channelId={channelId} />
        </Later>
      )}
    </div>
  )
}
