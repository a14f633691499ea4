import { useText } from '../../../../i18n/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Send } from '../rules.ts'
import { dropSend } from '../store.ts'
import { useDesk } from '../../use-desk.ts'
import styles from '../../card/failure-note.module.css'

/** Why a send did not arrive; its words are kept until they are sent, changed or thrown away. */
export function NotSentNote({ send }: { send: Send }) {
  const t = useText()
  const desk = useDesk()
  const { order, state, key } = send
  if (state.name !== 'failed') return null

  function handleEdit() {
    desk.rewrite(order)
    dropSend(key)
  }

  return (
    <div className={styles.note} role="alert">
      <p>{state.message}</p>
      {state.detail !== '' && <code className={styles.code}>{state.detail}</code>}
      <div className={styles.acts}>
        {/* Words that are wrong stay wrong until they are changed. */}
        {state.detail === '' && (
          <Button size="small" onClick={() => desk.retry(state.asks ? confirm(send) : send)}>
            {t(state.asks ? 'drawing.draw' : 'drawing.retry')}
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
