import { useDictionary } from '../../../i18n/text.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Formats seconds in the largest fitting unit of the chosen language. */
export function useDuration(): (seconds: number) => string {
  const language = useDictionary((dictionary) => dictionary.language)
  return (seconds) => {
    if (seconds < MINUTE) return tell(seconds, 'second', language)
    return seconds < HOUR ? tell(seconds / MINUTE, 'minute', language) : tell(seconds / HOUR, 'hour', language)
  }
}

function tell(value: number, unit: 'second' | 'minute' | 'hour', language: string): string {
  const shape = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language, shape).format(value)
}
