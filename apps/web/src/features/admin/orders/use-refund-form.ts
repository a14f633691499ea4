import type { AdminOrder } from '@easel/contract/admin-orders'
import { useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { makeKey } from '../../../lib/make-key.ts'
import { parseMoney, formatMajor } from '../../../lib/money.ts'
import { toast } from '../../../ui/toast.ts'
import { useRefusal } from '../parts/use-refusal.ts'
import { useRefundOrder } from './api.ts'
import { refundableOf } from './rules.ts'

/** State of the refund form; the amount defaults to all that is left. */
export function useRefundForm(shown: AdminOrder) {
  const t = useAdminText()
  const { id: orderId, currency } = shown.order
  const left = refundableOf(shown)
  const [draft, setDraft] = useState(() => ({ typed: formatMajor(left, currency), reason: '', key: makeKey() }))
  const refund = useRefundOrder()
  const { form, fields, message, showRefusal, clear } = useRefusal()
  const parsed = parseMoney(draft.typed, currency)
  const amount = parsed !== null && parsed > 0 && parsed <= left ? parsed : null

  function submit() {
    if (amount === null || refund.isPending) return
    clear()
    // Always with an explicit amount: exactly what the confirmation named is refunded, even if another refund was made meanwhile.
    refund.mutate(
      { orderId, body: { amount, reason: draft.reason.trim() }, key: draft.key },
      {
        onSuccess: () => {
          change({})
          toast(t('admin.refundAsked'), 'success')
        },
        onError: (thrown) => showRefusal(thrown),
      },
    )
  }

  /** A changed draft is a new request with a new idempotency key. */
  const change = (changed: { typed?: string; reason?: string }) => setDraft({ ...draft, ...changed, key: makeKey() })
  return { form, draft, fields, message, amount, left, isBusy: refund.isPending, change, submit }
}
