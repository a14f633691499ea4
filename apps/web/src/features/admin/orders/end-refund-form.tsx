import type { AdminRefund, EndOutcome } from '@easel/contract/admin-orders'
import { useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import { ActForm } from '../parts/act-form.tsx'
import { useRefusal } from '../parts/use-refusal.ts'
import { useEndRefund } from './api.ts'

const REASON_MAX_CHARS = 200
const OUTCOMES: readonly EndOutcome[] = ['done', 'failed']

/** Records the result of a refund that its provider cannot complete. */
export function EndRefundForm({ refund, sum }: { refund: AdminRefund; sum: string }) {
  const t = useAdminText()
  const [reason, setReason] = useState('')
  const end = useEndRefund()
  const { form, fields, message, showRefusal, clear } = useRefusal()

  function submit(outcome: EndOutcome) {
    clear()
    end.mutate(
      { refundId: refund.id, body: { outcome, reason: reason.trim() } },
      { onSuccess: () => toast(t('admin.refundEnded'), 'success'), onError: (thrown) => showRefusal(thrown) },
    )
  }

  return (
    <ActForm ref={form} problem={message} onSubmit={(event) => event.preventDefault()}>
      <p>{t('admin.endRefundHint')}</p>
      <Field
        label={t('admin.endRefundReason')}
        hint={t('admin.endRefundKept')}
        maxLength={REASON_MAX_CHARS}
        value={reason}
        error={fields.reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {OUTCOMES.map((outcome) => (
        <Confirm
          key={outcome}
          question={t(`admin.endRefundAsk.${outcome}`, { sum })}
          act={t(`admin.endRefund.${outcome}`)}
          onConfirm={() => submit(outcome)}
          trigger={
            <Button size="small" disabled={reason.trim() === ''} isBusy={end.isPending}>
              {t(`admin.endRefund.${outcome}`)}
            </Button>
          }
        />
      ))}
    </ActForm>
  )
}
