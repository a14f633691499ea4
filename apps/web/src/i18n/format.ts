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

/**
 * What every card says is put together here: the first use of `Intl` for dates costs a slow phone a tenth of a second, and
 * pictures would wait for it.
 */
function makeFormats(language: Language): Formats {
  const number = once(() => new Intl.NumberFormat(language))
  const englishDate = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'long' }))
  const dateOf = (at: Date) => (language === 'en-US' ? englishDate().format(at) : chineseDate(at))
  return {
    number: (value) => number().format(value),
    time: (instant) => timeOf(new Date(instant)),
    date: (instant) => dateOf(new Date(instant)),
    dateTime: (instant) => `${dateOf(new Date(instant))} ${timeOf(new Date(instant))}`,
  }
}

const chineseDate = (at: Date) => `${at.getFullYear()}年${at.getMonth() + 1}月${at.getDate()}日`
const timeOf = (at: Date) => [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
