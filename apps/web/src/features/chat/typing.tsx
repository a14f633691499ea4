import { useText } from '../../i18n/use-text.ts'
import type { TypingMembers } from './rules.ts'
import styles from './typing.module.css'
import { useAnnouncedMembers } from './use-announced-members.ts'
import { useTypingMembers } from './use-typing-members.ts'

/** Typing indicator in the gap above the composer; shifts nothing. */
export function Typing({ channelId }: { channelId: string }) {
  const t = useText()
  const writers = useTypingMembers(channelId)
  const untold = useAnnouncedMembers(writers)

  function wordsOf(some: TypingMembers): string {
    const names = Object.values(some).map(({ name }) => name || t('user.name'))
    const [first = '', second = ''] = names
    if (names.length > 2) return t('chat.typing.several', { n: names.length })
    if (names.length === 2) return t('chat.typing.two', { first, second })
    return names.length === 1 ? t('chat.typing.one', { first }) : ''
  }

  const words = wordsOf(writers)
  return (
    <>
      {words !== '' && (
        <p className={styles.typing} aria-hidden>
          {words}
        </p>
      )}
      <p className="sr-only" role="status" aria-live="polite">
        {wordsOf(untold)}
      </p>
    </>
  )
}
