import { PROMPT_MAX_CHARS } from '@easel/contract/limits'
import { useFormats } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from './composer.module.css'

/** From so many characters on the limit is told. */
const TOLD_FROM = PROMPT_MAX_CHARS * 0.9

/** How long a prompt is, once that matters. Text beyond the limit stays, it just cannot be sent. */
export function LengthNote({ length }: { length: number }) {
  const t = useText()
  const format = useFormats()
  if (length < TOLD_FROM) return null
  const isTooLong = length > PROMPT_MAX_CHARS
  const count = `${format.number(length)} / ${format.number(PROMPT_MAX_CHARS)}`
  return (
    <span className={styles.length} data-over={isTooLong} role={isTooLong ? 'alert' : undefined}>
      {isTooLong ? `${t('drawing.tooLong')} · ${count}` : count}
    </span>
  )
}
