import type { WebhookEvent } from '@easel/contract/webhooks'
import { useId } from 'react'
import { useWebhookText } from '../../i18n/webhook-words.ts'
import styles from './event-choice.module.css'
import { EVENTS } from './rules.ts'

interface EventChoiceProps {
  chosen: readonly WebhookEvent[]
  /** Error message; undefined when valid. */
  error: string | undefined
  onChange: (chosen: WebhookEvent[]) => void
}

/** Of which events a webhook is told. */
export function EventChoice({ chosen, error, onChange }: EventChoiceProps) {
  const t = useWebhookText()
  const errorId = useId()
  const others = (event: WebhookEvent) => chosen.filter((one) => one !== event)
  return (
    <fieldset className={styles.choice} aria-describedby={error && errorId}>
      <legend>{t('webhook.events')}</legend>
      {EVENTS.map((event) => (
        <label key={event}>
          <input
            type="checkbox"
            aria-invalid={error !== undefined || undefined}
            checked={chosen.includes(event)}
            onChange={({ target }) => onChange(target.checked ? [...others(event), event] : others(event))}
          />
          {t(`webhook.event.${event}`)}
        </label>
      ))}
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
