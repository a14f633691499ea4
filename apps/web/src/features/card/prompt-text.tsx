import { useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { listFlags, wordsOf } from '../composer/rules.ts'
import styles from './prompt-text.module.css'

/** Fits into four lines on any screen. To measure it would have the feed laid out once more for each card that comes into view. */
const SHORT = /^.{0,48}$/

/** A prompt: its words, four lines of them until asked for more, and its parameters as chips. */
export function PromptText({ prompt }: { prompt: string }) {
  const t = useText()
  // One that nobody knows stays in the words: its value is not told from them.
  const flags = listFlags(prompt).filter(({ isKnown }) => isKnown)
  const words = wordsOf(prompt, flags)
  const [isOpen, setIsOpen] = useState(false)
  const isWhole = isOpen || SHORT.test(words)
  const { text, isCut } = useIsCut(isWhole)

  return (
    <div className={styles.prompt}>
      <p ref={text} className={styles.words} data-open={isWhole}>
        {words}
      </p>
      {(isCut || isOpen) && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('drawing.less') : t('drawing.more')}
        </button>
      )}
      {flags.length > 0 && (
        <p className={styles.flags}>
          {flags.map((flag) => (
            <code key={flag.start}>{flag.text}</code>
          ))}
        </p>
      )}
    </div>
  )
}

/** Whether the closed text has lines that do not show; read once it is laid out. */
function useIsCut(isWhole: boolean) {
  const text = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const shown = text.current
    if (shown && !isWhole) setIsCut(shown.scrollHeight > shown.clientHeight + 1)
  }, [isWhole])
  return { text, isCut }
}
