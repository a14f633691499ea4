import { useText } from '../../../i18n/use-text.ts'
import { pictureOf, type Send } from '../send/rules.ts'
import styles from './chosen-strip.module.css'
import { NotSent } from '../send/not-sent.tsx'

/** A picked picture that the server has not accepted yet. */
export function ChosenSend({ send }: { send: Send }) {
  const t = useText()
  const index = send.order.kind === 'press' ? (pictureOf(send.order.button) ?? 1) : 1
  if (send.state.name === 'failed') return <NotSent send={send} />
  return (
    <div className={styles.waiting}>
      <span>{t('drawing.picking', { index })}</span>
    </div>
  )
}
