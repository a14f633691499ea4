import type { Delivery } from '@easel/contract/webhooks'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../i18n/format.ts'
import { useWebhookText } from '../../i18n/webhook-words.ts'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag, type Tone } from '../../ui/tag.tsx'
import { deliveriesQuery } from './api.ts'
import styles from './delivery-list.module.css'

const TONES: Readonly<Record<Delivery['state'], Tone>> = { waiting: 'azure', delivered: 'jade', given_up: 'danger' }

/** The last deliveries of a webhook, with their answers. */
export function DeliveryList({ webhookId }: { webhookId: string }) {
  const t = useWebhookText()
  return (
    <section className={styles.deliveries}>
      <h4>{t('webhook.deliveries')}</h4>
      <Deliveries webhookId={webhookId} />
    </section>
  )
}

function Deliveries({ webhookId }: { webhookId: string }) {
  const t = useWebhookText()
  const { data, error, isFetching, refetch } = useQuery(deliveriesQuery(webhookId))
  if (!data && error) {
    const problem = t('webhook.deliveriesFailed')
    return <FailedNote problem={problem} error={error} shape="line" isBusy={isFetching} onRetry={refetch} />
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('ui.loading')}>
        <Skeleton height="120px" />
      </div>
    )
  }
  if (data.deliveries.length === 0) return <p className={styles.hint}>{t('webhook.deliveriesEmpty')}</p>
  return (
    <ul className={styles.list}>
      {data.deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const t = useWebhookText()
  const formats = useFormats()
  const { event, state, createdAt, tries, nextTryAt, status, answer, tookMs } = delivery
  const facts = [
    formats.dateTime(createdAt),
    ...(tries > 0 ? [t('webhook.tries', { n: tries })] : []),
    ...(status === null ? [] : [`HTTP ${status}`]),
    ...(tookMs === null ? [] : [`${formats.number(tookMs)} ms`]),
    ...(nextTryAt === null || tries === 0 ? [] : [t('webhook.nextTry', { date: formats.time(nextTryAt) })]),
  ]
  return (
    <li>
      <span className={styles.event}>
        {t(`webhook.event.${event}`)}
        <Tag tone={TONES[state]}>{t(`webhook.state.${state}`)}</Tag>
      </span>
      <small>{facts.join(' · ')}</small>
      {answer && <code>{answer}</code>}
    </li>
  )
}
