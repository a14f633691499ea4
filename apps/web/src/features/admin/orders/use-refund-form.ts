import type { AdminOrder } from '@easel/contract/admin-orders'
import { useRef, useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { makeKey } from '../../../lib/make-key.ts'
import { parseMoney, writeMajor } from '../../../lib/money.ts'
import { toast } from '../../../ui/toast.ts'
import { useRefusal } from '../parts/use-refusal.ts'
import { useRefundOrder } from './api.ts'
import { leftOf } from './rules.ts'

/** A refund as it is being typed; it begins with all that is left. */
export function useRefundForm(shown: AdminOrder) {
  const t = useAdminText()
  const { id: orderId, currency } = shown.order
  const left = leftOf(shown)
  const [typed, setTyped] = useState(() => writeMajor(left, currency))
  const [reason, setReason] = useState('')
  const key = useKeyOf(`${typed} ${reason}`)
  const refund = useRefundOrder()
  const { form, fields, message, showRefusal, clear } = useRefusal()
  const parsed = parseMoney(typed, currency)
  const amount = parsed !== null && parsed > 0 && parsed <= left ? parsed : null

  function submit() {
    if (amount === null || refund.isPending) return
    clear()
    // Without an amount all that is left goes back, also when somebody was faster with a part of it.
    const body = { reason: reason.trim(), ...(amount < left && { amount }) }
    refund.mutate(
      { orderId, body, key },
      { onSuccess: () => toast(t('admin.refundAsked'), 'success'), onError: (thrown) => showRefusal(thrown) },
    )
  }

  return { form, fields, message, typed, setTyped, reason, setReason, amount, left, isBusy: refund.isPending, submit }
}

/** The same key as long as the same is wished for. */
function useKeyOf(wish: string): string {
  const known = useRef({ wish, key: '' })
  if (known.current.key === '' || known.current.wish !== wish) known.current = { wish, key: makeKey() }
  return known.current.key
}
