import type { NotificationSettings, QuietHours } from '@easel/contract/notification'

/** Of a prompt or a message; a notification shows no more. */
const WORDS_MAX_CHARS = 160
/** What follows upon somebody's words so soon is an answer to them. */
const ANSWER_MS = 60 * 60_000

/** Until a person chooses. */
export const firstSettings: Omit<NotificationSettings, 'timeZone' | 'pushKey'> = {
  drawings: true,
  spoken: true,
  quietHours: null,
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false // how Intl says that it knows none of that name
  }
}

/** Hours that begin when they end are none. */
export function isQuietAt(now: Date, { quietHours, timeZone }: Pick<NotificationSettings, 'quietHours' | 'timeZone'>) {
  if (!quietHours) return false
  return isWithin(timeOfDay(now, timeZone), quietHours)
}

function isWithin(time: string, { from, until }: QuietHours): boolean {
  if (from <= until) return from <= time && time < until
  return from <= time || time < until
}

/** As `23:05`. */
function timeOfDay(now: Date, timeZone: string): string {
  const clock = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('en-GB', clock).format(now)
}

/** The beginning, in one line and without half a character at its end. */
export function shorten(words: string): string {
  const line = [...words.replace(/\s+/g, ' ').trim()]
  return line.length <= WORDS_MAX_CHARS ? line.join('') : `${line.slice(0, WORDS_MAX_CHARS - 1).join('')}…`
}

export interface Said {
  content: string
  at: Date
}

/** Those of the listeners who are spoken to: the only one, who is called by `@name`, and whose words it follows upon. */
export function whoIsSpokenTo(
  { content, at }: Said,
  listeners: readonly { userId: string; name: string }[],
  before: { userId: string; at: Date } | undefined,
): string[] {
  if (listeners.length === 1) return listeners.map(({ userId }) => userId)
  const answered = before && at.getTime() - before.at.getTime() <= ANSWER_MS ? before.userId : undefined
  return listeners
    .filter(({ userId, name }) => userId === answered || isCalled(name, content))
    .map(({ userId }) => userId)
}

/** `@Ann` does not call `An`; Chinese goes on without a blank. */
function isCalled(name: string, content: string): boolean {
  const called = `@${name.trim().toLowerCase()}`
  if (called === '@') return false
  const text = content.toLowerCase()
  for (let at = text.indexOf(called); at >= 0; at = text.indexOf(called, at + 1)) {
    const next = text.slice(at + called.length)
    if (!/[a-z0-9]$/.test(called) || !/^[a-z0-9]/.test(next)) return true
  }
  return false
}
