import { useFormats } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from '../composer.module.css'
import type { ParsedText } from '../draft/rules.ts'

/** Fraction of the limit from which the length is shown. */
const TOLD_FROM = 0.9

/** Character count, shown near the limit. Longer text is kept but cannot be sent. */
export function LengthNote({ written: { words, goes, maxChars } }: { written: ParsedText }) {
  const t = useText()
  const format = useFormats()
  if (words.length < maxChars * TOLD_FROM) return null
  const isTooLong = words.length > maxChars
  const count = `${format.number(words.length)} / ${format.number(maxChars)}`
  return (
    <span className={styles.length} data-over={isTooLong} role={isTooLong ? 'alert' : undefined}>
      {isTooLong ? `${t(goes === 'say' ? 'chat.tooLong' : 'drawing.tooLong')} · ${count}` : count}
    </span>
  )
}
