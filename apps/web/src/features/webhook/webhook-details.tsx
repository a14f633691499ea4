import type { Webhook } from '@easel/contract/webhooks'
import { useWebhookText } from '../../i18n/webhook-words.ts'
import { Button } from '../../ui/button.tsx'
import { ProblemLine } from '../../ui/problem-line.tsx'
import { Step } from '../../ui/step.tsx'
import { useTestWebhook } from './api.ts'
import { DeliveryList } from './delivery-list.tsx'
import styles from './webhook-details.module.css'
import { WebhookSecret } from './webhook-secret.tsx'

/** What a receiver needs, a way to try it, and how the last deliveries went. */
export function WebhookDetails({ webhook, onBack }: { webhook: Webhook; onBack: () => void }) {
  const t = useWebhookText()
  const test = useTestWebhook(webhook.id)
  return (
    <Step title={webhook.url} back={{ label: t('webhook.back'), onBack }}>
      <WebhookSecret webhook={webhook} />
      <div className={styles.test}>
        <Button isBusy={test.isPending} onClick={() => test.mutate()}>
          {t('webhook.test')}
        </Button>
        <p role="status">{test.isSuccess && t('webhook.tested')}</p>
      </div>
      {test.isError && (
        <div role="alert">
          <ProblemLine problems={[test.error.message]} />
        </div>
      )}
      <DeliveryList webhookId={webhook.id} />
    </Step>
  )
}
