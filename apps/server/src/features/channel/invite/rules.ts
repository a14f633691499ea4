import type { ExpireHours } from '@easel/contract/channel-acts'

/** Of an invite that nobody has asked for anything special. */
export const FIRST_INVITE_HOURS: ExpireHours = 168

/** Null: never. */
export function inviteExpiresAt(now: Date, expireHours: ExpireHours): Date | null {
  return expireHours === -1 ? null : new Date(now.getTime() + expireHours * 60 * 60_000)
}

/** `YYYY-MM-DD HH:mm` on the clocks of a time zone. */
export function formatMinute(at: Date, timeZone: string): string {
  const numeric = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const parts = new Intl.DateTimeFormat('en-US', { ...numeric, hourCycle: 'h23', timeZone }).formatToParts(at)
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return `${part['year']}-${part['month']}-${part['day']} ${part['hour']}:${part['minute']}`
}
