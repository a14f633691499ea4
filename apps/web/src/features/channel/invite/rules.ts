import type { ExpireHours } from '@easel/contract/channel-acts'

/** Lifetimes to choose from, in hours; -1 means no expiry. */
export const EXPIRIES = [1, 6, 12, 24, 168, -1] as const satisfies readonly ExpireHours[]

/** Default lifetime of a new link, in hours; the server uses the same for the first one. */
export const USUAL_EXPIRY: ExpireHours = 168

/** Parses the value of the select; undefined when nothing was chosen. */
export function readExpiry(chosen: string): ExpireHours | undefined {
  return EXPIRIES.find((hours) => String(hours) === chosen)
}

/** URL of an invite. */
export function inviteLink(origin: string, code: string): string {
  return `${origin}/invite/${encodeURIComponent(code)}`
}

export function hasExpired(expiresAt: string | null, nowMs: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= nowMs
}
