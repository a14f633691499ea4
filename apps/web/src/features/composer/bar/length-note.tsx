import { useFormats } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from '../composer.module.css'
import type { Written } from '../draft/rules.ts'

/** From such a part of the limit on it is told. */
const TOLD_FROM = 0.9

/** How long it is, once that matters. Text beyond the limit stays, it just cannot be sent. */
export function LengthNote({ written: { words, goes, maxChars } }: { written: Written }) {
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
