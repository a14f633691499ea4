import { parseRatio } from '@easel/prompt/read-value'
import { useId, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import styles from './ratio-field.module.css'
import { useParameters } from './use-parameters.ts'

/** Any ratio, written. What is none stays until one leaves the field, and changes nothing. */
export function RatioField() {
  const t = useText()
  const id = useId()
  const { settings, choose } = useParameters()
  const [draft, setDraft] = useState<string | null>(null)
  const written = draft ?? settings.aspectRatio
  const isWrong = parseRatio(written.trim()) === undefined

  function handleWrite(next: string) {
    const ratio = parseRatio(next.trim())
    setDraft(next)
    if (ratio) choose({ aspectRatio: `${ratio.width}:${ratio.height}` })
  }

  return (
    <>
      <input
        className={styles.field}
        aria-label={t('params.freeRatio')}
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
