import { useText } from '../../i18n/use-text.ts'
import type { Writers } from './rules.ts'
import styles from './typing.module.css'
import { useTold } from './use-told.ts'
import { useWriters } from './use-writers.ts'

/** Typing indicator in the gap above the composer; shifts nothing. */
export function Typing({ channelId }: { channelId: string }) {
  const t = useText()
  const writers = useWriters(channelId)
  const untold = useTold(writers)

  function wordsOf(some: Writers): string {
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
