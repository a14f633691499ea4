import { parseRatio } from '@easel/prompt/read-value'
import { useId, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import styles from './ratio-input.module.css'

interface RatioInputProps {
  label: string
  /** `w:h`. */
  value: string
  onChange: (ratio: string) => void
}

/** Free aspect ratio. Invalid input changes nothing and is reset on blur. */
export function RatioInput({ label, value, onChange }: RatioInputProps) {
  const t = useText()
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const written = draft ?? value
  const isWrong = parseRatio(written.trim()) === undefined

  function handleWrite(next: string) {
    const ratio = parseRatio(next.trim())
    setDraft(next)
    if (ratio) onChange(`${ratio.width}:${ratio.height}`)
  }

  return (
    <>
      <input
        className={styles.field}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        maxLength={9}
        value={written}
        onChange={(event) => handleWrite(event.target.value)}
        onBlur={() => setDraft(null)}
      />
      {isWrong && (
        <p id={id} role="alert" className={styles.problem}>
          {t('params.badRatio')}
        </p>
      )}
    </>
  )
}
