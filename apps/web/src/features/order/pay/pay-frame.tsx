import type { Order } from '@easel/contract/order'
import type { ReactNode } from 'react'
import { useOrderText } from '../../../i18n/order-words.ts'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { CancelButton } from './cancel-button.tsx'
import { OrderFacts } from './order-facts.tsx'
import styles from './pay-frame.module.css'
import { PayProgress } from './pay-progress.tsx'
import { PAY_HEADING_ID, type PayState } from './rules.ts'
import { TimeLeft } from './time-left.tsx'

const TITLES = {
  choosing: 'pay.chooseChannel',
  closed: 'pay.closed',
  waiting: 'pay.waiting',
  noCode: 'pay.noCode',
  failed: 'pay.failedTitle',
} as const satisfies Record<PayState, string>

interface PayFrameProps {
  order: Order
  channel?: string
  state: PayState
  /** Payment code or provider choice. */
  children: ReactNode
}

/** Layout of the payment step: payment on the left, order on the right. */
export function PayFrame({ order, channel, state, children }: PayFrameProps) {
  const t = useOrderText()
  const heading = useHeadingFocus()
  return (
    <section className={styles.step} aria-labelledby={PAY_HEADING_ID}>
      <h3 id={PAY_HEADING_ID} ref={heading} tabIndex={-1} className={styles.title}>
        {t(TITLES[state])}
      </h3>
      <OrderFacts order={order} channel={channel} />
      <div className={styles.code}>{children}</div>
      <div className={styles.about}>
        <TimeLeft until={order.expiresAt} />
        <PayProgress order={order} state={state} />
        <CancelButton orderId={order.id} />
      </div>
    </section>
  )
}
