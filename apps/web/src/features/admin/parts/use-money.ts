import { useDictionary } from '../../../i18n/text.ts'
import { formatMoney } from '../../../lib/money.ts'

/** Amounts in minor units as the chosen language writes them. */
export function useMoney(): (amount: number, currency: string) => string {
  const language = useDictionary((dictionary) => dictionary.language)
  return (amount, currency) => formatMoney(amount, currency, language)
}
