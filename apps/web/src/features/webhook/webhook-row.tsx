import type { Webhook } from '@easel/contract/webhooks'
import { useFormats } from '../../i18n/format.ts'
import { useWebhookText } from '../../i18n/webhook-words.ts'
import { focusNeighbourRow } from '../../lib/focus-neighbour-row.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { ProblemLine } from '../../ui/problem-line.tsx'
import { Tag } from '../../ui/tag.tsx'
import { toast } from '../../ui/toast.ts'
import { useFocusAtStart } from '../../ui/use-focus-at-start.ts'
import { useDeleteWebhook, useUpdateWebhook } from './api.ts'
import type { WebhookView } from './rules.ts'
import styles from './webhook-row.module.css'

interface WebhookRowProps {
  webhook: Webhook
  /** The list has just come back from a step of this webhook. */
  hasFocus: boolean
  show: (view: WebhookView) => void
  /** Takes the focus when no row is left to have it. */
  onLast: () => void
}

/** One webhook: what it is told of, whether that arrives, and what can be done with it. */
export function WebhookRow({ webhook, hasFocus, show, onLast }: WebhookRowProps) {
  const t = useWebhookText()
  const { id: webhookId, url, stopped } = webhook
  const row = useFocusAtStart<HTMLLIElement>(hasFocus)
  const update = useUpdateWebhook(webhookId)
  const remove = useDeleteWebhook(webhookId, () => {
    toast(t('webhook.removed'), 'success')
    if (row.current?.parentElement?.childElementCount === 1) onLast()
    else focusNeighbourRow(row.current)
  })
  const turn = stopped === null ? 'webhook.turnOff' : 'webhook.turnOn'
  return (
    <li ref={row} className={styles.row} tabIndex={-1}>
      <Facts webhook={webhook} />
      <div className={styles.acts}>
        <Button
          size="small"
          aria-label={t('webhook.detailsOf', { url })}
          onClick={() => show({ at: 'details', webhookId })}
        >
          {t('webhook.details')}
        </Button>
        <Button
          size="small"
          aria-label={t('webhook.changeOf', { url })}
          onClick={() => show({ at: 'change', webhookId })}
        >
          {t('webhook.change')}
        </Button>
        <Button
          size="small"
          isBusy={update.isPending}
          aria-label={t(`${turn}Of`, { url })}
          onClick={() => update.mutate({ isOn: stopped !== null })}
        >
          {t(turn)}
        </Button>
        <Confirm
          question={t('webhook.confirmRemove')}
          hint={t('webhook.confirmRemoveHint', { url })}
          act={t('webhook.remove')}
          onConfirm={() => remove.mutate()}
          trigger={
            <Button size="small" isBusy={remove.isPending} aria-label={t('webhook.removeOf', { url })}>
              {t('webhook.remove')}
            </Button>
          }
        />
      </div>
      {(update.isError || remove.isError) && (
        <div role="alert">
          <ProblemLine problems={[update.error?.message ?? '', remove.error?.message ?? '']} />
        </div>
      )}
    </li>
  )
}

function Facts({ webhook: { url, events, stopped, failingSince } }: Pick<WebhookRowProps, 'webhook'>) {
  const t = useWebhookText()
  const formats = useFormats()
  return (
    <div className={styles.facts}>
      <span className={styles.url}>
        {url}
        {stopped && <Tag tone={stopped === 'failing' ? 'danger' : 'calm'}>{t(`webhook.${stopped}`)}</Tag>}
      </span>
      <small>{events.map((event) => t(`webhook.event.${event}`)).join(' · ')}</small>
      {failingSince !== null && (
        <small className={styles.failing}>{t('webhook.failingSince', { date: formats.dateTime(failingSince) })}</small>
      )}
    </div>
  )
}
