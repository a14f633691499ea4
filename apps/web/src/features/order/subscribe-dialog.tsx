import { id } from '@easel/contract/basics'
import type { OrderStatus } from '@easel/contract/order'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MoneyWords } from '../../i18n/money-words.tsx'
import { useText } from '../../i18n/use-text.ts'
import { closeDialog } from '../../lib/dialog-address.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { NextFrame } from '../../ui/next-frame.tsx'
import { orderQuery } from './api.ts'
import { Awaiting } from './awaiting.tsx'
import { ChooseStep } from './choose/choose-step.tsx'
import { LeaveQuestion } from './pay/leave-question.tsx'
import { OrderStep } from './pay/order-step.tsx'
import { type Step, StepList } from './step-list.tsx'
import { useReturnToWaiting } from './use-return-to-waiting.ts'

/** Choosing, paying, done. `part` names the order that is paid; anything else begins by choosing. */
export function SubscribeDialog({ part }: { part: string }) {
  return (
    <MoneyWords>
      <Steps orderId={id.safeParse(part).success ? part : undefined} />
    </MoneyWords>
  )
}

/** A press beside it does not close it: here one thinks about money. */
function Steps({ orderId }: { orderId: string | undefined }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const isReturning = useReturnToWaiting(orderId)
  const status = useQuery({ ...orderQuery(orderId ?? ''), enabled: false }).data?.status
  const isWaiting = orderId !== undefined && status === 'PENDING'

  function mayClose(): boolean {
    setAsking(isWaiting)
    return !isWaiting
  }

  return (
    <>
      <Dialog
        isOpen
        title={t('subscribe.title')}
        onClose={closeDialog}
        options={{ width: 960, closesOutside: false, scrollsByKeys: true, mayClose }}
      >
        <NextFrame height={orderId === undefined ? 820 : 420}>
          <StepList step={stepOf(orderId, status)} />
          {orderId !== undefined && <OrderStep key={orderId} orderId={orderId} />}
          {orderId === undefined && (isReturning ? <Awaiting height="280px" /> : <ChooseStep />)}
        </NextFrame>
      </Dialog>
      {isAsking && isWaiting && <LeaveQuestion onStay={() => setAsking(false)} />}
    </>
  )
}

function stepOf(orderId: string | undefined, status: OrderStatus | undefined): Step {
  if (orderId === undefined) return 'choose'
  return status === 'PAID' ? 'done' : 'pay'
}
