import type { OverviewDay } from '@easel/contract/admin-overview'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useDictionary } from '../../../i18n/text.ts'
import { useDuration } from '../parts/use-duration.ts'
import { useMoney } from '../parts/use-money.ts'
import { failureRate, incomeIn, listCurrencies, type Series } from './rules.ts'

export interface Figure {
  name: string
  /** Where what is counted stands one by one. */
  href: string
  /** The last value is today's. */
  series: Series
  tell(value: number | null): string
}

/** The figures shown, one per card; income has one card per currency. */
export function useFigures(days: readonly OverviewDay[]): Figure[] {
  const t = useAdminText()
  const language = useDictionary((dictionary) => dictionary.language)
  const duration = useDuration()
  const money = useMoney()
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const incomes = listCurrencies(days).map((currency) => ({
    ...{ name: `${t('admin.income')} · ${currency}`, href: '/admin/money' },
    series: days.map((day) => incomeIn(currency, day)),
    tell: orDash((amount) => money(amount, currency)),
  }))
  const noIncome = {
    name: t('admin.income'),
    href: '/admin/money',
    series: days.map(() => 0),
    tell: orDash(number.format),
  }
  return [
    {
      ...{ name: t('admin.newPeople'), href: '/admin/people' },
      ...{ series: days.map(({ people }) => people), tell: orDash(number.format) },
    },
    {
      ...{ name: t('admin.tasks'), href: '/admin/tasks' },
      ...{ series: days.map(({ tasks }) => tasks), tell: orDash(number.format) },
    },
    {
      href: '/admin/tasks?status=FAILURE',
      name: t('admin.failureRate'),
      series: days.map(failureRate),
      tell: orDash(percent.format),
    },
    {
      ...{ name: t('admin.medianWait'), href: '/admin/tasks?status=NOT_START' },
      series: days.map(({ medianWaitSeconds }) => medianWaitSeconds),
      tell: orDash(duration),
    },
    ...(incomes.length > 0 ? incomes : [noIncome]),
  ]
}

const orDash = (tell: (value: number) => string) => (value: number | null) => (value === null ? '—' : tell(value))
