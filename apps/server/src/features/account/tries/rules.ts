/** Free failures within a window, and the delays after them. */
export interface TryPolicy {
  freeCount: number
  windowMinutes: number
  /** After the last free one; doubled with each further one. */
  firstDelaySeconds: number
  maxDelaySeconds: number
}

/** Per account: stops guessing, and delays the owner by a quarter of an hour at most. */
export const accountPolicy: TryPolicy = {
  freeCount: 10,
  windowMinutes: 24 * 60,
  firstDelaySeconds: 1,
  maxDelaySeconds: 15 * 60,
}

/** Per address over all accounts: after 30 wrong passwords within an hour no more are checked. */
export const addressPolicy: TryPolicy = {
  freeCount: 29,
  windowMinutes: 60,
  firstDelaySeconds: 60 * 60,
  maxDelaySeconds: 60 * 60,
}

/** Per device for SMS codes, over all phones; without the device cookie the address still counts. */
export const devicePolicy: TryPolicy = {
  freeCount: 15,
  windowMinutes: 60,
  firstDelaySeconds: 60 * 60,
  maxDelaySeconds: 60 * 60,
}

/** Per person for redeem codes: five typing errors an hour are free. */
export const codePersonPolicy: TryPolicy = {
  freeCount: 5,
  windowMinutes: 60,
  firstDelaySeconds: 10,
  maxDelaySeconds: 15 * 60,
}

/** Per address for redeem codes: people who share it with an attacker wait a minute at most. */
export const codeAddressPolicy: TryPolicy = { ...codePersonPolicy, maxDelaySeconds: 60 }

/** Seconds to block after this many failures. */
export function delayAfter({ freeCount, firstDelaySeconds, maxDelaySeconds }: TryPolicy, failures: number): number {
  if (failures < freeCount) return 0
  return Math.min(firstDelaySeconds * 2 ** (failures - freeCount), maxDelaySeconds)
}
