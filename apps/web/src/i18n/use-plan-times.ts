import { useFormats } from './format.ts'
import { useText } from './use-text.ts'

interface PlanTimes {
  endsAt: string
  nextCreditsAt?: string | undefined
}

/** Until when a plan is paid, and when it grants credits again. */
export function usePlanTimes(): (plan: PlanTimes) => string {
  const t = useText()
  const formats = useFormats()
  return ({ endsAt, nextCreditsAt }) =>
    [
      t('user.planEnds', { date: formats.date(endsAt) }),
      ...(nextCreditsAt ? [t('user.planNext', { date: formats.date(nextCreditsAt) })] : []),
    ].join(' · ')
}
