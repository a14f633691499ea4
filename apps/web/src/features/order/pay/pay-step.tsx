import type { Order } from '@easel/contract/order'
import { useState } from 'react'
import { useCompany } from '../../company/api.ts'
import { LoadingPlaceholder } from '../loading-placeholder.tsx'
import { PaymentNote } from '../choose/payment-note.tsx'
import { ChannelChoice } from './channel-choice.tsx'
import { PayCodeBox } from './pay-code-box.tsx'
import { PayFrame } from './pay-frame.tsx'
import { channelOf, type PayState } from './rules.ts'
import { usePaying } from './use-paying.ts'

/** Payment step. The order is opened at a provider only after the choice, because it cannot change the provider afterwards. */
export function PayStep({ order }: { order: Order }) {
  const [chosen, setChosen] = useState<string>()
  const offered = useCompany()?.payChannels
  const channel = channelOf(order, chosen, offered)
  if (channel !== undefined) return <ByCode key={channel} order={order} channel={channel} />
  return (
    <PayFrame order={order} state={stateOf(offered)}>
      <NoChannelYet offered={offered} onChoose={setChosen} />
    </PayFrame>
  )
}

function ByCode({ order, channel }: { order: Order; channel: string }) {
  const paying = usePaying(order.id, channel)
  return (
    <PayFrame order={order} channel={channel} state={paying.state}>
      <PayCodeBox paying={paying} />
    </PayFrame>
  )
}

/** Available providers; undefined while unknown. */
type Offered = readonly string[] | undefined

function NoChannelYet({ offered, onChoose }: { offered: Offered; onChoose: (channel: string) => void }) {
  if (!offered) return <LoadingPlaceholder height="224px" />
  if (offered.length === 0) return <PaymentNote />
  return <ChannelChoice channels={offered} onChoose={onChoose} />
}

function stateOf(offered: Offered): PayState {
  if (!offered) return 'waiting'
  return offered.length === 0 ? 'closed' : 'choosing'
}
