import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { dropSend, useSends } from '../../composer/send/store.ts'
import { sendAgain } from '../../composer/send/api.ts'
import type { Order } from '../../composer/send/rules.ts'
import styles from './panel.module.css'

/** Orders sent from here that the server has not accepted yet. */
export function PanelSends({ taskId }: { taskId: string }) {
  const t = useText()
  const client = useQueryClient()
  const sends = useSends().sends.filter(({ order }) => parentOf(order) === taskId)
  return sends.map((send) =>
    send.state.name === 'failed' ? (
      <div key={send.key} className={styles.failed} role="alert">
        <p>{send.state.message}</p>
        <Button size="small" onClick={() => sendAgain(client, send)}>
          {t('drawing.retry')}
        </Button>
        <Button size="small" variant="ghost" onClick={() => dropSend(send.key)}>
          {t('drawing.discard')}
        </Button>
      </div>
    ) : (
      <p key={send.key} className={styles.sending} role="status">
        {t('drawing.sending')}
      </p>
    ),
  )
}

function parentOf(order: Order): string | undefined {
  if (order.kind === 'press') return order.parent.id
  return order.kind === 'video' ? order.parentId : undefined
}
