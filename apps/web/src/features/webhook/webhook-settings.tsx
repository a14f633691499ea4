import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWebhookText } from '../../i18n/webhook-words.ts'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { webhooksQuery } from './api.ts'
import type { WebhookView } from './rules.ts'
import { WebhookDetails } from './webhook-details.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookOverview } from './webhook-overview.tsx'

/** Settings page: addresses of one's own that are told of what happens. */
export function WebhookSettings() {
  const t = useWebhookText()
  const { data, error, isFetching, refetch } = useQuery(webhooksQuery)
  const [view, show] = useState<WebhookView>({ at: 'list' })
  if (!data && error) {
    const problem = t('webhook.listFailed')
    return <FailedNote problem={problem} error={error} isBusy={isFetching} onRetry={refetch} />
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('ui.loading')}>
        <Skeleton height="240px" />
      </div>
    )
  }
  const back = (from: string) => show({ at: 'list', from })
  if (view.at === 'add') {
    return <WebhookForm onSaved={({ id }) => show({ at: 'details', webhookId: id })} onBack={() => back('add')} />
  }
  // Another tab may have removed it.
  const chosen = view.at === 'list' ? undefined : data.webhooks.find(({ id }) => id === view.webhookId)
  if (!chosen) {
    return <WebhookOverview webhooks={data.webhooks} from={view.at === 'list' ? view.from : undefined} show={show} />
  }
  const leave = () => back(chosen.id)
  if (view.at === 'details') return <WebhookDetails webhook={chosen} onBack={leave} />
  return <WebhookForm webhook={chosen} onSaved={leave} onBack={leave} />
}
