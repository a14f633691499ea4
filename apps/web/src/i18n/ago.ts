import { useDictionary } from './text.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Older instants are shown as a date. */
const DAYS_MAX = 30

/** Formats how long ago an instant was. */
export function useAgo(): (instant: string) => string {
  const language = useDictionary((dictionary) => dictionary.language)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return (instant) => {
    const at = new Date(instant)
    const seconds = Math.max(0, (Date.now() - at.getTime()) / 1000)
    if (seconds < MINUTE) return relative.format(0, 'second')
    if (seconds < HOUR) return relative.format(-Math.floor(seconds / MINUTE), 'minute')
    if (seconds < DAY) return relative.format(-Math.floor(seconds / HOUR), 'hour')
    if (seconds < DAYS_MAX * DAY) return relative.format(-Math.floor(seconds / DAY), 'day')
    return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at)
  }
}
