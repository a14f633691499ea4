import type { Order } from '@easel/contract/order'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { useCompany } from '../../company/api.ts'
import { Awaiting } from '../awaiting.tsx'
import { PaymentNote } from '../choose/payment-note.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { CancelButton } from './cancel-button.tsx'
import { ChannelChoice } from './channel-choice.tsx'
import { OrderFacts } from './order-facts.tsx'
import { PayCodeBox } from './pay-code-box.tsx'
import styles from './pay-step.module.css'
import { PayProgress } from './pay-progress.tsx'
import { TimeLeft } from './time-left.tsx'
import { channelOf } from './rules.ts'

/** An order that waits: its code at the left, what it is about at the right. */
export function PayStep({ order }: { order: Order }) {
  const t = useText()
  const heading = useHeadingFocus()
  const [chosen, setChosen] = useState<string>()
  const offered = useCompany()?.payChannels
  const channel = channelOf(order, chosen, offered)
  return (
    <section className={styles.step} aria-labelledby="pay-heading">
      <h3 id="pay-heading" ref={heading} tabIndex={-1} className={styles.title}>
        {t(channel === undefined && offered?.length ? 'pay.chooseChannel' : 'pay.waiting')}
      </h3>
      <OrderFacts order={order} channel={channel} />
      <div className={styles.code}>
        {channel === undefined ? (
          <NoChannelYet offered={offered} onChoose={setChosen} />
        ) : (
          <PayCodeBox key={channel} orderId={order.id} channel={channel} />
        )}
      </div>
      <div className={styles.about}>
        <TimeLeft until={order.expiresAt} />
        <PayProgress order={order} />
        <CancelButton orderId={order.id} />
      </div>
    </section>
  )
}

interface NoChannelYetProps {
  /** Undefined: it is not known yet who collects here. */
  offered: readonly string[] | undefined
  onChoose: (channel: string) => void
}

/** Nothing is opened at any provider before one has chosen: there an order stays. */
function NoChannelYet({ offered, onChoose }: NoChannelYetProps) {
  if (!offered) return <Awaiting height="224px" />
  if (offered.length === 0) return <PaymentNote />
  return <ChannelChoice channels={offered} onChoose={onChoose} />
}
