import type { ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import { useChatParts, type FeedMessage } from './use-chat-parts.ts'
import styles from './feed.module.css'

interface SpokenProps {
  words: FeedMessage
  /** It continues a message of the same person. */
  isFollowing: boolean
  /** The reason when it was not sent. */
  children?: ReactNode
}

/** A message in the feed. As long as the chat feature has not loaded, its plain text is shown at the same height. */
export function PlainMessage({ words, isFollowing, children }: SpokenProps) {
  const t = useText()
  const talk = useChatParts()
  const plain = (
    <div className={styles.plain} data-kind={words.kind}>
      {!isFollowing && <b>{words.author.name || t('user.name')}</b>}
      {words.kind !== 'system' && words.content}
      {children}
    </div>
  )
  if (!talk) return plain
  return (
    <LazyBoundary instead={plain}>
      <talk.Message words={words} isFollowing={isFollowing}>
        {children}
      </talk.Message>
    </LazyBoundary>
  )
}
