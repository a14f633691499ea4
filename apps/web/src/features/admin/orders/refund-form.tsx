import type { AdminOrder } from '@easel/contract/admin-orders'
import type { FormEvent } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Field } from '../../../ui/field.tsx'
import { ActForm } from '../parts/act-form.tsx'
import { Panel } from '../parts/panel.tsx'
import { TypedName } from '../parts/typed-name.tsx'
import { useMoney } from '../parts/use-money.ts'
import { type TypedNameDraft, useTypedName } from '../parts/use-typed-name.ts'
import { useOrderTitle } from './use-order-title.ts'
import { useRefundForm } from './use-refund-form.ts'

const REASON_MAX_CHARS = 80

/**
 * Refunds the whole rest after the order number has been typed, or a part after a confirmation. Both state the amount, the person
 * and what is taken back.
 */
export function RefundForm({ shown }: { shown: AdminOrder }) {
  const t = useAdminText()
  const money = useMoney()
  const { order } = shown
  const { form, draft, fields, message, amount, left, isBusy, change, submit } = useRefundForm(shown)
  const typed = useTypedName(order.no)
  const most = money(left, order.currency)
  const isRest = amount === left
  const act = {
    amount: amount ?? 0,
    isRest,
    isReady: amount !== null && draft.reason.trim() !== '',
    isBusy,
    submit,
  }
  const fault = amount === null ? t('admin.fault.refundAmount', { most }) : fields.amount

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isRest && typed.isRight && act.isReady) submit()
  }

  return (
    <Panel title={t('admin.refundTitle')}>
      <ActForm ref={form} problem={message} onSubmit={handleSubmit}>
        <Field
          label={`${t('admin.refundAmount')} · ${order.currency}`}
          hint={t('admin.refundLeft', { most })}
          inputMode="decimal"
          value={draft.typed}
          error={fault}
          onChange={(event) => change({ typed: event.target.value })}
        />
        <Field
          label={t('admin.reason')}
          hint={t('admin.refundReasonHint')}
          maxLength={REASON_MAX_CHARS}
          value={draft.reason}
          error={fields.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <Ask shown={shown} act={act} typed={typed} />
      </ActForm>
    </Panel>
  )
}

interface AskProps {
  shown: AdminOrder
  act: {
    amount: number
    /** Whether the refund uses up what is left of the order. */
    isRest: boolean
    isReady: boolean
    isBusy: boolean
    submit: () => void
  }
  typed: TypedNameDraft
}

function Ask({ shown: { order, user }, act: { amount, isRest, isReady, isBusy, submit }, typed }: AskProps) {
  const t = useAdminText()
  const money = useMoney()
  const titleOf = useOrderTitle()
  const sum = money(amount, order.currency)
  const who = user.name || user.phone
  const question = t(isRest ? 'admin.refundRest' : 'admin.refundPart', { sum, who, title: titleOf(order) })
  const label = t('admin.refundAct', { sum })
  if (isRest) {
    return (
      <>
        <p>{question}</p>
        <TypedName draft={typed} act={label} isBusy={isBusy} isReady={isReady} />
      </>
    )
  }
  return (
    <Confirm
      question={question}
      act={label}
      onConfirm={submit}
      trigger={
        <Button variant="danger" disabled={!isReady} isBusy={isBusy}>
          {label}
        </Button>
      }
    />
  )
}
