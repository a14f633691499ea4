import type { Webhook } from '@easel/contract/webhooks'
import { useWebhookText } from '../../i18n/webhook-words.ts'
import { Button } from '../../ui/button.tsx'
import { BlankScroll } from '../../ui/drawings/blank-scroll.tsx'
import { useFocusAtStart } from '../../ui/use-focus-at-start.ts'
import entries from '../../ui/entries.module.css'
import type { WebhookView } from './rules.ts'
import { WebhookRow } from './webhook-row.tsx'

interface WebhookOverviewProps {
  webhooks: readonly Webhook[]
  /** Where the focus goes: a webhook, or `add`. */
  from: string | undefined
  show: (view: WebhookView) => void
}

export function WebhookOverview({ webhooks, from, show }: WebhookOverviewProps) {
  const t = useWebhookText()
  const isFromRow = webhooks.some(({ id }) => id === from)
  const adder = useFocusAtStart<HTMLButtonElement>(from !== undefined && !isFromRow)
  const isEmpty = webhooks.length === 0
  return (
    <>
      {isEmpty ? (
        <div className={entries.empty}>
          <BlankScroll />
          <p>{t('webhook.empty')}</p>
        </div>
      ) : (
        <ul className={entries.list}>
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              hasFocus={webhook.id === from}
              show={show}
              onLast={() => adder.current?.focus()}
            />
          ))}
        </ul>
      )}
      <div className={entries.foot} data-empty={isEmpty || undefined}>
        <Button ref={adder} variant="primary" onClick={() => show({ at: 'add' })}>
          {t('webhook.add')}
        </Button>
      </div>
    </>
  )
}
