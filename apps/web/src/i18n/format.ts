import type { Language } from '@easel/contract/basics'
import { useContext } from 'react'
import { separateThousands } from './text.ts'
import { TextContext } from './use-text.ts'

export interface Formats {
  number(value: number): string
  /** Hour and minute. */
  time(instant: string): string
  /** Day, month and year. */
  date(instant: string): string
  /** Date and time. */
  dateTime(instant: string): string
}

/** Formats numbers and instants (ISO 8601) in the chosen language and the local time zone. */
export function useFormats(): Formats {
  return formatsOf(useContext(TextContext).language)
}

const made = new Map<Language, Formats>()

export function formatsOf(language: Language): Formats {
  const known = made.get(language)
  if (known) return known
  const formats = makeFormats(language)
  made.set(language, formats)
  return formats
}

/**
 * The formats of the first screen are written by hand: the first use of `Intl`, for dates or numbers, takes a quarter of a second
 * on a slow phone and would delay the pictures.
 */
function makeFormats(language: Language): Formats {
  const dateOf = language === 'en-US' ? englishDate : chineseDate
  return {
    number: separateThousands,
    time: (instant) => timeOf(new Date(instant)),
    date: (instant) => dateOf(new Date(instant)),
    dateTime: (instant) => `${dateOf(new Date(instant))} ${timeOf(new Date(instant))}`,
  }
}

/** Input like `Tue Nov 04 2026`. */
const englishDate = (at: Date) => at.toDateString().replace(/\w+ (\w+) 0?(\d+)/, '$1 $2,')
const chineseDate = (at: Date) => `${at.getFullYear()}年${at.getMonth() + 1}月${at.getDate()}日`
/** Input like `09:05:00 GMT+0800 (…)`. */
const timeOf = (at: Date) => at.toTimeString().slice(0, 5)
