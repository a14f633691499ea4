const BEIJING_MS = 8 * 3_600_000

/** `2026-11-22 15:05:00`, by Beijing's clock. */
export const timeOf = (instant: Date) =>
  new Date(instant.getTime() + BEIJING_MS).toISOString().replace('T', ' ').slice(0, 19)

/** Null: it is no such time. */
export function instantOf(time: unknown): Date | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(String(time))?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 1, day, hour, minute, second] = parts
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second) - BEIJING_MS)
}

export const yuanOf = (fen: number) => (fen / 100).toFixed(2)

/** Null: it is no amount with two decimals. */
export function fenOf(yuan: unknown): number | null {
  return /^\d{1,9}\.\d\d$/.test(String(yuan)) ? Number(String(yuan).replace('.', '')) : null
}
