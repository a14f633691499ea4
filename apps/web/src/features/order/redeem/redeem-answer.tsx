import type { DataOf } from '@easel/contract/call'
import type { redeemCode } from '@easel/contract/redeem'
import { useFormats } from '../../../i18n/format.ts'
import { useOrderText } from '../../../i18n/order-words.ts'
import styles from './redeem-answer.module.css'

/** What a redeemed code granted. */
export function RedeemAnswer({ gift: { kind, title, credits, endsAt } }: { gift: DataOf<typeof redeemCode> }) {
  const t = useOrderText()
  const formats = useFormats()
  const gains = [
    ...(kind === 'plan' ? [title] : []),
    ...(credits ? [t('drawing.credits', { credits: formats.number(credits) })] : []),
    ...(endsAt ? [t('user.planEnds', { date: formats.date(endsAt) })] : []),
  ]
  return (
    <p className={styles.answer}>
      <strong>{t('redeem.ok')}</strong> {gains.join(' · ') || title}
    </p>
  )
}
