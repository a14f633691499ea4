import { useDictionary } from '../../i18n/text.ts'
import { writeMoney } from './rules.ts'

/** Sums of money as the chosen language writes them. */
export function useMoney(): (sum: { amount: number; currency: string }) => string {
  const language = useDictionary((dictionary) => dictionary.language)
  return (sum) => writeMoney(sum, language)
}
