import { useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { listFlags, wordsOf } from '../composer/rules.ts'
import styles from './prompt-text.module.css'

/** A prompt this short fits into four lines on any screen. Measuring it would cost a layout per card. */
const SHORT = /^.{0,48}$/

/** A prompt: its words, collapsed to four lines, and its parameters as chips. */
export function PromptText({ prompt }: { prompt: string }) {
  const t = useText()
  // Unknown parameters stay in the text, because it is unclear where their value ends.
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

/** Whether the collapsed text is cut off; measured after layout. */
function useIsCut(isWhole: boolean) {
  const text = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const shown = text.current
    if (shown && !isWhole) setIsCut(shown.scrollHeight > shown.clientHeight + 1)
  }, [isWhole])
  return { text, isCut }
}
