import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../../i18n/use-text.ts'
import { openDialog } from '../../lib/dialog-address.ts'
import { useConnection } from '../../lib/socket.ts'
import { Button } from '../../ui/button.tsx'
import { type Send, waitsFor } from '../composer/send/rules.ts'
import { dropSend } from '../composer/send/store.ts'
import { restoreOrder } from '../composer/draft/store.ts'
import { sendAgain } from '../composer/send/api.ts'
import styles from './failure-note.module.css'

/** Why an order or a message was not sent, with buttons to retry, edit or discard it. */
export function NotSentNote({ send }: { send: Send }) {
  const t = useText()
  const client = useQueryClient()
  const isCut = useConnection() !== 'open'
  const { order, state, key, channelId } = send
  if (state.name !== 'failed') return null
  const awaited = waitsFor(state, isCut)
  const asks = awaited === 'person'
  const isShort = state.reason === 'insufficient_credits' || state.reason === 'plan_required'

  function handleEdit() {
    restoreOrder(channelId, order)
    dropSend(key)
  }

  return (
    <div className={styles.note} data-tone={awaited ? 'gold' : 'danger'} role="alert">
      <p>{awaited === 'network' ? t('drawing.waits') : state.message}</p>
      {state.detail !== '' && <code className={styles.code}>{state.detail}</code>}
      <div className={styles.acts}>
        {isShort && (
          <Button size="small" variant="primary" aria-haspopup="dialog" onClick={() => openDialog('subscribe')}>
            {t('subscribe.title')}
          </Button>
        )}
        {/* Rejected input needs editing; sending it again would fail again. */}
        {state.detail === '' && (
          <Button size="small" onClick={() => sendAgain(client, asks ? confirm(send) : send)}>
            {t(asks ? 'drawing.draw' : 'drawing.retry')}
          </Button>
        )}
        {order.kind !== 'press' && (
          <Button size="small" variant="ghost" onClick={handleEdit}>
            {t('drawing.edit')}
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={() => dropSend(key)}>
          {t('drawing.discard')}
        </Button>
      </div>
    </div>
  )
}

function confirm(send: Send): Send {
  return send.order.kind === 'imagine' ? { ...send, order: { ...send.order, confirmed: true } } : send
}
