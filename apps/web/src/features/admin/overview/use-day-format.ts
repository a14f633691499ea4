import { useDictionary } from '../../../i18n/text.ts'

/** Days like `2026-11-25` as the chosen language writes them, without the year. */
export function useDayFormat(): (day: string) => string {
  const language = useDictionary((dictionary) => dictionary.language)
  const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return (day) => format.format(new Date(day))
}
