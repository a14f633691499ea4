/** How many wrong passwords are free within a window, and how long the next ones have to wait. */
export interface TryPolicy {
  freeCount: number
  windowMinutes: number
  /** After the last free one; doubled with each further one. */
  firstDelaySeconds: number
  maxDelaySeconds: number
}

/** Of one account: guessing becomes hopeless, and its owner is kept waiting for a quarter of an hour at most. */
export const accountPolicy: TryPolicy = {
  freeCount: 10,
  windowMinutes: 24 * 60,
  firstDelaySeconds: 1,
  maxDelaySeconds: 15 * 60,
}

/** Of one address, whatever the accounts: the thirtieth wrong password within an hour is not looked at. */
export const addressPolicy: TryPolicy = {
  freeCount: 29,
  windowMinutes: 60,
  firstDelaySeconds: 60 * 60,
  maxDelaySeconds: 60 * 60,
}

/** Of one browser at SMS codes, whatever the phones; whoever throws its mark away is still counted by address. */
export const devicePolicy: TryPolicy = {
  freeCount: 15,
  windowMinutes: 60,
  firstDelaySeconds: 60 * 60,
  maxDelaySeconds: 60 * 60,
}

/** Of one person at redeem codes: five typing mistakes an hour are free. */
export const codePersonPolicy: TryPolicy = {
  freeCount: 5,
  windowMinutes: 60,
  firstDelaySeconds: 10,
  maxDelaySeconds: 15 * 60,
}

/** Of one address, whoever it is: those who share it with a guesser wait a minute at most. */
export const codeAddressPolicy: TryPolicy = { ...codePersonPolicy, maxDelaySeconds: 60 }

/** How long nothing is looked at after so many wrong ones. */
export function delayAfter({ freeCount, firstDelaySeconds, maxDelaySeconds }: TryPolicy, failures: number): number {
  if (failures < freeCount) return 0
  return Math.min(firstDelaySeconds * 2 ** (failures - freeCount), maxDelaySeconds)
}
