import { type AdminKey, useAdminText } from '../../../i18n/admin-words.ts'

const REASONS: Readonly<Record<string, AdminKey>> = {
  unknown_trade: 'admin.doubt.unknown_trade',
  wrong_amount: 'admin.doubt.wrong_amount',
  wrong_currency: 'admin.doubt.wrong_currency',
  paid_twice: 'admin.doubt.paid_twice',
  unknown_refund: 'admin.doubt.unknown_refund',
  refund_after_failure: 'admin.doubt.refund_after_failure',
  not_confirmed: 'admin.doubt.not_confirmed',
}

/** Why something that a payment provider said waits for a human; what has no words of ours in those it was written down with. */
export function DoubtWords({ reason }: { reason: string }) {
  const t = useAdminText()
  const key = REASONS[reason]
  return key ? t(key) : <span lang="en">{reason}</span>
}
