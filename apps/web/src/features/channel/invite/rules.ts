import type { ExpireHours } from '@easel/contract/channel-acts'

/** What one may choose from, in hours; -1: never. */
export const EXPIRIES = [1, 6, 12, 24, 168, -1] as const satisfies readonly ExpireHours[]

/** Of a new link, until somebody chooses: as the server makes the first. */
export const USUAL_EXPIRY: ExpireHours = 168

/** What a choice stands for; undefined when nothing was chosen. */
export function readExpiry(chosen: string): ExpireHours | undefined {
  return EXPIRIES.find((hours) => String(hours) === chosen)
}

/** What one gives to others. */
export function inviteLink(origin: string, code: string): string {
  return `${origin}/invite/${encodeURIComponent(code)}`
}

export function hasDied(expiresAt: string | null, nowMs: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= nowMs
}
