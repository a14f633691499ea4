import { useDictionary } from '../../i18n/text.ts'
import { writeMoney } from './rules.ts'

/** Formats amounts of money in the chosen language. */
export function useMoney(): (sum: { amount: number; currency: string }) => string {
  const language = useDictionary((dictionary) => dictionary.language)
  return (sum) => writeMoney(sum, language)
}
