import { useDictionary } from '../../../i18n/text.ts'
import { formatMoney } from '../../../lib/money.ts'

/** Formats an amount in minor units. */
export function useMoney(): (amount: number, currency: string) => string {
  const language = useDictionary((dictionary) => dictionary.language)
  return (amount, currency) => formatMoney(amount, currency, language)
}
