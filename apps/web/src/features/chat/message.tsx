import { type ChatItem, systemContent } from '@easel/contract/chat'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import styles from './message.module.css'
import { splitLinks } from './rules.ts'

interface MessageContent extends Pick<ChatItem, 'kind' | 'content' | 'createdAt'> {
  author: Pick<ChatItem['author'], 'id' | 'name' | 'avatar'>
  /** For an own message that the server has not accepted yet. */
  state?: 'sending' | 'failed'
}

interface MessageProps {
  words: MessageContent
  /** It continues a message of the same person, so the name is not repeated. */
  isFollowing: boolean
  /** State and reason when it was not sent. */
  children?: ReactNode
}

/** A message, or a system line about somebody who joined or left. */
export function Message({ words, isFollowing, children }: MessageProps) {
  const t = useText()
  const { kind, author, content, state } = words
  if (kind === 'system') return <SystemLine name={author.name || t('user.name')} content={content} />
  return (
    <article
      className={styles.message}
      aria-label={t('drawing.cardLabel', { name: author.name || t('user.name'), prompt: content.slice(0, 160) })}
      aria-busy={state === 'sending'}
      data-state={state}
    >
      {isFollowing ? <FollowingTime at={words.createdAt} /> : <Avatar of={author} size={40} />}
      <div className={styles.body}>
        {!isFollowing && <Head words={words} />}
        <Text content={content} />
        {children}
      </div>
    </article>
  )
}

function Head({ words: { author, createdAt } }: { words: MessageContent }) {
  const t = useText()
  const format = useFormats()
  return (
    <header className={styles.head}>
      <b className={styles.name}>{author.name || t('user.name')}</b>
      <time dateTime={createdAt} title={format.dateTime(createdAt)}>
        {format.time(createdAt)}
      </time>
    </header>
  )
}

/** Time in the margin, on hover. */
function FollowingTime({ at }: { at: string }) {
  const format = useFormats()
  return (
    <time className={styles.aside} dateTime={at} title={format.dateTime(at)}>
      {format.time(at)}
    </time>
  )
}

/** Text collapsed to twelve lines. Only https addresses become links. */
function Text({ content }: { content: string }) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const { text, isCut } = useIsCut(content, isOpen)
  return (
    <>
      <p ref={text} dir="auto" className={styles.text} data-open={isOpen}>
        {splitLinks(content).map(({ text, href }, at) =>
          href === null ? (
            text
          ) : (
            <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
              {text}
            </a>
          ),
        )}
      </p>
      {(isCut || isOpen) && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('drawing.less') : t('drawing.more')}
        </button>
      )}
    </>
  )
}

/** Whether the collapsed text is cut off; measured after layout. */
function useIsCut(content: string, isOpen: boolean) {
  const text = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const shown = text.current
    if (shown && !isOpen) setIsCut(shown.scrollHeight > shown.clientHeight + 1)
  }, [content, isOpen])
  return { text, isCut }
}

/** Somebody joined or left; unknown events render nothing. */
function SystemLine({ name, content }: { name: string; content: string }) {
  const t = useText()
  const known = systemContent.safeParse(content).data
  return <p className={styles.line}>{known && t(`chat.system.${known}`, { name })}</p>
}
