import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { dropSend, useSends } from '../../composer/send/store.ts'
import { useDesk } from '../../composer/use-desk.ts'
import styles from './panel.module.css'

/** What was asked for here and is not accepted yet. */
export function PanelSends({ taskId }: { taskId: string }) {
  const t = useText()
  const desk = useDesk()
  const sends = useSends().sends.filter(({ order }) => order.kind === 'press' && order.parent.id === taskId)
  return sends.map((send) =>
    send.state.name === 'failed' ? (
      <div key={send.key} className={styles.failed} role="alert">
        <p>{send.state.message}</p>
        <Button size="small" onClick={() => desk.retry(send)}>
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
