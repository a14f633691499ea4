import { id } from '@easel/contract/basics'
import type { OrderStatus } from '@easel/contract/order'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { closeDialog } from '../../lib/dialog-address.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { NextFrame } from '../../ui/next-frame.tsx'
import { orderQuery } from './api.ts'
import { productIn } from './rules.ts'
import { LoadingPlaceholder } from './loading-placeholder.tsx'
import { ChooseStep } from './choose/choose-step.tsx'
import { LeaveQuestion } from './pay/leave-question.tsx'
import { OrderStep } from './pay/order-step.tsx'
import { type Step, StepList } from './step-list.tsx'
import { useRedirectToUnpaid } from './use-redirect-to-unpaid.ts'

interface Purpose {
  orderId: string | undefined
  /** Product to choose at first; empty for the usual one. */
  wantedId: string
}

/** Shop dialog: choose, pay, done. `part` is the id of the order to pay, or names a product; other values start with choosing. */
export function SubscribeDialog({ part }: { part: string }) {
  const isOrder = id.safeParse(part).success
  return <Subscribing orderId={isOrder ? part : undefined} wantedId={productIn(part)} />
}

/** A click outside does not close it. Unpaid orders are looked up a frame later, or when it closes. */
function Subscribing(purpose: Purpose) {
  const { orderId } = purpose
  const t = useText()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)

  function mayClose(): boolean {
    const isWaiting = orderId !== undefined && client.getQueryData(orderQuery(orderId).queryKey)?.status === 'PENDING'
    setAsking(isWaiting)
    return !isWaiting
  }

  return (
    <>
      <Dialog
        isOpen
        title={t('subscribe.title')}
        onClose={closeDialog}
        options={{ width: 960, closesOutside: false, tallPx: 860, scrollsByKeys: true, mayClose }}
      >
        <NextFrame height={orderId === undefined ? 820 : 420}>
          <Steps {...purpose} />
        </NextFrame>
      </Dialog>
      {isAsking && orderId !== undefined && <WhileWaiting orderId={orderId} onStay={() => setAsking(false)} />}
    </>
  )
}

function Steps({ orderId, wantedId }: Purpose) {
  const isReturning = useRedirectToUnpaid(orderId)
  const status = useStatus(orderId)
  return (
    <>
      <StepList step={stepOf(orderId, status)} />
      {orderId !== undefined && <OrderStep key={orderId} orderId={orderId} />}
      {orderId === undefined &&
        (isReturning ? <LoadingPlaceholder height="280px" /> : <ChooseStep wantedId={wantedId} />)}
    </>
  )
}

/** Not shown once the order is paid. */
function WhileWaiting({ orderId, onStay }: { orderId: string; onStay: () => void }) {
  return useStatus(orderId) === 'PENDING' ? <LeaveQuestion onStay={onStay} /> : null
}

function useStatus(orderId: string | undefined): OrderStatus | undefined {
  return useQuery({ ...orderQuery(orderId ?? ''), enabled: false }).data?.status
}

function stepOf(orderId: string | undefined, status: OrderStatus | undefined): Step {
  if (orderId === undefined) return 'choose'
  return status === 'PAID' ? 'done' : 'pay'
}
