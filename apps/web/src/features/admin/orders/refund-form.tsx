import type { AdminOrder } from '@easel/contract/admin-orders'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Field } from '../../../ui/field.tsx'
import { ActForm } from '../parts/act-form.tsx'
import { Panel } from '../parts/panel.tsx'
import { useMoney } from '../parts/use-money.ts'
import { useOrderTitle } from './use-order-title.ts'
import { useRefundForm } from './use-refund-form.ts'

const REASON_MAX_CHARS = 80

/** Pay back all that is left or a part. The question names the sum, the person and what is taken back. */
export function RefundForm({ shown }: { shown: AdminOrder }) {
  const t = useAdminText()
  const money = useMoney()
  const { order } = shown
  const { form, draft, fields, message, amount, left, isBusy, change, submit } = useRefundForm(shown)
  const most = money(left, order.currency)
  const fault = amount === null ? t('admin.fault.refundAmount', { most }) : fields.amount
  return (
    <Panel title={t('admin.refundTitle')}>
      <ActForm ref={form} problem={message} onSubmit={(event) => event.preventDefault()}>
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
        <Ask
          shown={shown}
          act={{
            amount: amount ?? 0,
            isRest: amount === left,
            isReady: amount !== null && draft.reason.trim() !== '',
            isBusy,
            submit,
          }}
        />
      </ActForm>
    </Panel>
  )
}

interface AskProps {
  shown: AdminOrder
  act: {
    amount: number
    /** Nothing is left of the order afterwards. */
    isRest: boolean
    isReady: boolean
    isBusy: boolean
    submit: () => void
  }
}

function Ask({ shown: { order, user }, act: { amount, isRest, isReady, isBusy, submit } }: AskProps) {
  const t = useAdminText()
  const money = useMoney()
  const titleOf = useOrderTitle()
  const sum = money(amount, order.currency)
  const who = user.name || user.phone
  const question = isRest ? 'admin.refundRest' : 'admin.refundPart'
  return (
    <Confirm
      question={t(question, { sum, who, title: titleOf(order) })}
      act={t('admin.refundAct', { sum })}
      onConfirm={submit}
      trigger={
        <Button variant="danger" disabled={!isReady} isBusy={isBusy}>
          {t('admin.refundAct', { sum })}
        </Button>
      }
    />
  )
}
