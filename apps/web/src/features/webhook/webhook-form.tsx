import { HOOK_MAX_CHARS } from '@easel/contract/limits'
import type { Webhook } from '@easel/contract/webhooks'
import { useWebhookText } from '../../i18n/webhook-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Step } from '../../ui/step.tsx'
import { EventChoice } from './event-choice.tsx'
import { useWebhookForm } from './use-webhook-form.ts'
import styles from './webhook-form.module.css'

interface WebhookFormProps {
  /** Undefined: one is added. */
  webhook?: Webhook
  onSaved: (saved: Webhook) => void
  onBack: () => void
}

/** Where a webhook tells, and what. */
export function WebhookForm({ webhook, onSaved, onBack }: WebhookFormProps) {
  const t = useWebhookText()
  const { form, fields, set, errors, isBusy, submit } = useWebhookForm(webhook, onSaved)
  const title = webhook ? t('webhook.changeOf', { url: webhook.url }) : t('webhook.add')
  return (
    <Step title={title} back={{ label: t('webhook.back'), onBack }}>
      <form ref={form} className={styles.form} autoComplete="off" noValidate onSubmit={submit}>
        <Field
          type="url"
          label={t('webhook.url')}
          hint={t('webhook.urlHint')}
          placeholder="https://"
          maxLength={HOOK_MAX_CHARS}
          value={fields.url}
          error={errors.url}
          onChange={(event) => set({ url: event.target.value })}
        />
        <EventChoice chosen={fields.events} error={errors.events} onChange={(events) => set({ events })} />
        {fields.events.includes('credits.low') && (
          <Field
            label={t('webhook.creditsUnder')}
            inputMode="numeric"
            value={fields.creditsUnder}
            error={errors.creditsUnder}
            onChange={(event) => set({ creditsUnder: event.target.value })}
          />
        )}
        {errors.form && (
          <p role="alert" className={styles.problem}>
            {errors.form}
          </p>
        )}
        <div className={styles.acts}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t(webhook ? 'ui.save' : 'webhook.add')}
          </Button>
          <Button onClick={onBack}>{t('ui.cancel')}</Button>
        </div>
      </form>
    </Step>
  )
}
