import { useDictionary } from '../../../i18n/text.ts'

/** Formats a day like `2026-11-25` in the chosen language, without the year. */
export function useDayFormat(): (day: string) => string {
  const language = useDictionary((dictionary) => dictionary.language)
  const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return (day) => format.format(new Date(day))
}
