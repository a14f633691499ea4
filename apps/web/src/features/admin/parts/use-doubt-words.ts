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

/** Why a provider's notice needs an operator; undefined when there is no translation. */
export function useDoubtWords(): (reason: string) => string | undefined {
  const t = useAdminText()
  return (reason) => {
    const key = REASONS[reason]
    return key && t(key)
  }
}
