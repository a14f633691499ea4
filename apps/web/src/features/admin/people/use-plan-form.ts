import type { AdminUser } from '@easel/contract/admin'
import type { AdminProduct } from '@easel/contract/admin-products'
import { type FormEvent, useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { makeKey } from '../../../lib/make-key.ts'
import { toast } from '../../../ui/toast.ts'
import { useRefusal } from '../parts/use-refusal.ts'
import { useGrantPlan, useRevokePlan } from './api.ts'
import { choosePlan, type PlanChoice } from './rules.ts'

const EMPTY = { productId: '', period: '', reason: '' } as PlanChoice & { reason: string }

/** State of the form that grants or ends a plan. */
export function usePlanForm({ id: userId, plan }: AdminUser, products: readonly AdminProduct[]) {
  const t = useAdminText()
  const formats = useFormats()
  const [draft, setDraft] = useState({ ...EMPTY, key: makeKey() })
  const [grant, revoke] = [useGrantPlan(), useRevokePlan()]
  const { form, fields, message, showRefusal, showFaults, clear } = useRefusal()
  const { choice, ...choices } = choosePlan(draft, products)
  const reason = draft.reason.trim()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (grant.isPending) return
    clear()
    if (choice.period === '') return showFaults({ productId: t('admin.fault.productMissing') })
    if (reason === '') return showFaults({ reason: t('admin.fault.reasonMissing') })
    const body = { productId: choice.productId, period: choice.period, reason }
    const onSuccess = ({ endsAt }: { endsAt: string }) => end(t('admin.planGiven', { date: formats.date(endsAt) }))
    grant.mutate({ userId, body, key: draft.key }, { onSuccess, onError: (thrown) => showRefusal(thrown) })
  }

  function handleEnd() {
    if (!plan) return
    clear()
    const onSuccess = () => end(t('admin.planEnded'))
    const body = { productId: plan.productId, reason }
    revoke.mutate({ userId, body }, { onSuccess, onError: (thrown) => showRefusal(thrown) })
  }

  function end(said: string) {
    setDraft({ ...EMPTY, key: makeKey() })
    toast(said, 'success')
  }

  /** A changed draft is a new request with a new idempotency key. */
  const change = (changed: Partial<typeof EMPTY>) => setDraft({ ...draft, ...choice, ...changed, key: makeKey() })
  const isBusy = { giving: grant.isPending, ending: revoke.isPending }
  return { form, draft: { ...draft, ...choice }, ...choices, fields, message, isBusy, change, handleSubmit, handleEnd }
}
