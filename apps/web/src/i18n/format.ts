import type { Language } from '@easel/contract/basics'
import { useDictionary } from './text.ts'

export interface Formats {
  number(value: number): string
  /** Hour and minute. */
  time(instant: string): string
  /** Day, month and year. */
  date(instant: string): string
  /** Both. */
  dateTime(instant: string): string
}

/** Numbers and instants (ISO 8601) as the chosen language writes them, in the reader's time zone. */
export function useFormats(): Formats {
  return formatsOf(useDictionary((dictionary) => dictionary.language))
}

const made = new Map<Language, Formats>()

function formatsOf(language: Language): Formats {
  const known = made.get(language)
  if (known) return known
  const formats = makeFormats(language)
  made.set(language, formats)
  return formats
}

function makeFormats(language: Language): Formats {
  const number = new Intl.NumberFormat(language)
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false })
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    number: (value) => number.format(value),
    time: (instant) => time.format(new Date(instant)),
    date: (instant) => date.format(new Date(instant)),
    dateTime: (instant) => dateTime.format(new Date(instant)),
  }
}
