import { language as languages } from '@easel/contract/basics'
import { describe, expect, test } from 'vitest'
import { formatsOf } from './format.ts'

const NUMBERS = [0, 7, 999, 1000, 12_345, 1_234_567, 1_000_000_000, -1, -999, -1000, -12_345, 0.25, 1234.5, 28_000.125]
/** In the local time zone. */
const INSTANTS = ['2026-02-04T07:05:09', '2026-11-24T00:00:00', '2026-05-31T23:59:59']

describe.each(languages.options)('in %s', (language) => {
  const { number, time, date, dateTime } = formatsOf(language)

  test('numbers are grouped as that language groups them', () => {
    const known = new Intl.NumberFormat(language)
    expect(NUMBERS.map(number)).toEqual(NUMBERS.map((value) => known.format(value)))
  })

  test('days are written as that language writes them', () => {
    const known = new Intl.DateTimeFormat(language, { dateStyle: language === 'en-US' ? 'medium' : 'long' })
    expect(INSTANTS.map(date)).toEqual(INSTANTS.map((instant) => known.format(new Date(instant))))
  })

  test('times have two digits for the hour and two for the minute', () => {
    expect(INSTANTS.map(time)).toEqual(['07:05', '00:00', '23:59'])
    expect(dateTime('2026-02-04T07:05:09')).toBe(`${date('2026-02-04T07:05:09')} 07:05`)
  })
})
